import { useEffect, useRef } from 'react';
import type { MainMember } from '../../../domain/members/members.contract.ts';
import { today } from '../../platform/today.ts';
import { type FamilyMemberValues, familyMemberValues } from '../memberForms.ts';
import { prefilledFields, prefillFromMainMember, withPrefill } from './familyPrefill.ts';

/** Known only once the kinship, or the birth date, is. */
const FOLLOWING = ['father_name', 'mother_name', 'civil_status'] as const;

type KnowingForm = {
  values: FamilyMemberValues;
  set: (name: (typeof FOLLOWING)[number], value: string) => void;
  recheckAll: () => void;
};

/** The values with which the form of a new family member begins: nobody typed them, so leaving asks nothing. */
export function withFirstPrefill(main: MainMember): FamilyMemberValues {
  const empty = familyMemberValues();
  return { ...empty, ...prefillFromMainMember(empty, main, today()) };
}

/** Follows the choice of kinship with what it makes known. Returns the fields that hold the main member's own data. */
export function useFamilyPrefill(form: KnowingForm, main: MainMember): ReadonlySet<string> {
  const known = prefillFromMainMember(form.values, main, today());
  const before = useRef(known);
  useEffect(() => {
    const next = withPrefill(form.values, before.current, known);
    before.current = known;
    const changed = FOLLOWING.filter((field) => next[field] !== form.values[field]);
    for (const field of changed) form.set(field, next[field]);
    if (changed.length > 0) form.recheckAll();
  });
  return prefilledFields(form.values, known);
}
