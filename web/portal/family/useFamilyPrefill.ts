import { useEffect, useRef } from 'react';
import type { MainMember } from '../../../domain/members/members.contract.ts';
import {
  type PrefilledField,
  prefilledFields,
  prefillFromMainMember,
  withPrefill,
} from '../../members/familyPrefill.ts';
import { type FamilyMemberValues, familyMemberValues } from '../../members/memberForms.ts';

type KnowingForm = {
  values: FamilyMemberValues;
  set: <K extends PrefilledField>(name: K, value: FamilyMemberValues[K]) => void;
  recheckAll: () => void;
};

/** The values with which the form of a new family member begins: nobody typed them, so leaving asks nothing. */
export function withFirstPrefill(main: MainMember): FamilyMemberValues {
  const empty = familyMemberValues();
  return { ...empty, ...prefillFromMainMember(empty, main) };
}

/** Follows the choice of kinship with what it makes known. Returns the fields that hold the main member's own data. */
export function useFamilyPrefill(form: KnowingForm, main: MainMember): ReadonlySet<string> {
  const known = prefillFromMainMember(form.values, main);
  const before = useRef(known);
  useEffect(() => {
    const { father_name, mother_name } = withPrefill(form.values, before.current, known);
    before.current = known;
    if (father_name === form.values.father_name && mother_name === form.values.mother_name) return;
    form.set('father_name', father_name);
    form.set('mother_name', mother_name);
    form.recheckAll();
  });
  return prefilledFields(form.values, known);
}
