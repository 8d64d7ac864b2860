import type { MainMember } from '../../../domain/members/members.contract.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { chosenBasis, type FamilyMemberValues, relationshipIfOffered } from '../memberForms.ts';
import { singleIfChild } from './kinship.ts';

const prefillableFields = ['last_name', 'citizenship_id', 'father_name', 'mother_name', 'civil_status'] as const;
export type PrefilledField = (typeof prefillableFields)[number];
export type PrefilledValues = Pick<FamilyMemberValues, PrefilledField>;
type PrefillSource = Pick<MainMember, 'first_name' | 'last_name' | 'citizenship_id' | 'gender'>;

/**
 * What the main member's own data say about a new family member: the surname, the citizenship, and for a child the name
 * of one parent and, below 18 years, the civil status. Never the residence, because that is a declaration.
 */
export function prefillFromMainMember(values: FamilyMemberValues, main: PrefillSource, today: Day): PrefilledValues {
  const parent = isChild(values) ? main.gender : null;
  return {
    last_name: main.last_name,
    citizenship_id: main.citizenship_id,
    father_name: parent === 'male' ? main.first_name : '',
    mother_name: parent === 'female' ? main.first_name : '',
    civil_status: singleIfChild(values, today),
  };
}

/** The values with what is known now; a field that differs from what was known before was typed, and stays. */
export function withPrefill<V extends PrefilledValues>(values: V, before: PrefilledValues, now: PrefilledValues): V {
  const untouched = prefillableFields.filter((field) => values[field] === before[field]);
  return { ...values, ...Object.fromEntries(untouched.map((field) => [field, now[field]])) };
}

/** The fields that still hold what was taken from the main member's data; the civil status is not from there. */
export function prefilledFields(values: PrefilledValues, known: PrefilledValues): ReadonlySet<string> {
  const isTaken = (field: PrefilledField) => field !== 'civil_status' && known[field] && values[field] === known[field];
  return new Set(prefillableFields.filter(isTaken));
}

function isChild(values: FamilyMemberValues): boolean {
  const basis = chosenBasis(values.membership_basis);
  if (basis) return basis !== 'spouse';
  const relationship = relationshipIfOffered(values);
  return relationship === 'son' || relationship === 'daughter';
}
