import { useEffect, useRef } from 'react';
import type { MainMember } from '../../../domain/members/members.contract.ts';
import { type KnownField, knownAbout, takenFields, withKnown } from '../../members/knownFamily.ts';
import { type FamilyMemberValues, familyMemberValues } from '../../members/memberForms.ts';

type KnowingForm = {
  values: FamilyMemberValues;
  set: <K extends KnownField>(name: K, value: FamilyMemberValues[K]) => void;
  judgeAgain: () => void;
};

/** The values with which the form of a new family member begins: nobody typed them, so leaving asks nothing. */
export function beginWithKnown(main: MainMember): FamilyMemberValues {
  const empty = familyMemberValues();
  return { ...empty, ...knownAbout(empty, main) };
}

/** Follows the choice of kinship with what it makes known. Returns the fields that hold the main member's own data. */
export function useKnownFamily(form: KnowingForm, main: MainMember): ReadonlySet<string> {
  const known = knownAbout(form.values, main);
  const before = useRef(known);
  useEffect(() => {
    const { father_name, mother_name } = withKnown(form.values, before.current, known);
    before.current = known;
    if (father_name === form.values.father_name && mother_name === form.values.mother_name) return;
    form.set('father_name', father_name);
    form.set('mother_name', mother_name);
    form.judgeAgain();
  });
  return takenFields(form.values, known);
}
