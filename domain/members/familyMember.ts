import { fitsTogether, type Gender, type MembershipBasis, type RelationshipType } from '../reference/eligibility.ts';
import type { Day } from '../shared/day.ts';
import type { FieldErrors } from '../shared/refusal.ts';
import { dateOfBirthProblem } from './dateOfBirth.ts';

export type FamilyMemberFacts = {
  date_of_birth: Day | null;
  gender: Gender | null;
  membership_basis: MembershipBasis | 'main';
  relationship_type: RelationshipType | null;
};

/** The errors of a family member by field: a birth date in the future, a relationship that does not match (D26). */
export function familyMemberErrors(facts: FamilyMemberFacts, today: Day): FieldErrors {
  const { date_of_birth, gender, membership_basis, relationship_type } = facts;
  const birthProblem = date_of_birth && dateOfBirthProblem(date_of_birth, today);
  const isKnown = gender !== null && relationship_type !== null && membership_basis !== 'main';
  const fits = !isKnown || fitsTogether(gender, membership_basis, relationship_type);
  return {
    ...(birthProblem ? { date_of_birth: [birthProblem] } : {}),
    ...(fits ? {} : { relationship_type: ['does_not_fit_together'] }),
  };
}
