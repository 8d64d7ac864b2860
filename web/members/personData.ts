import { civilStatuses, genders } from '../../domain/reference/eligibility.ts';
import type { FamilyMemberValues } from './memberForms.ts';
import { chargedBasis, relationshipIfOffered } from './memberForms.ts';
import { type PersonValues, personInput } from './personValues.ts';
import type { PersonData } from './usePersonFacts.ts';

/** The typed values, as they will read once stored. */
export function personDataOf(values: PersonValues, email: string | null): PersonData {
  const typed = personInput(values);
  return {
    ...typed,
    gender: genders.find((gender) => gender === values.gender) ?? null,
    civil_status: civilStatuses.find((status) => status === values.civil_status) ?? null,
    email,
  };
}

export function familyMemberDataOf(values: FamilyMemberValues): PersonData {
  return {
    ...personDataOf(values, values.email),
    membership_basis: chargedBasis(values) ?? 'nb',
    relations: { relationship_type: relationshipIfOffered(values) ?? null },
  };
}
