import type { MembershipBasis, RelationshipType } from '../reference/eligibility.ts';
import { addYears, type Day, isBefore } from '../shared/day.ts';

export const CHILD_AGE_LIMIT_YEARS = 30; // spec §9

export type ChildFacts = {
  date_of_birth: Day | null | undefined;
  relationship_type: RelationshipType | null | undefined;
  membership_basis: MembershipBasis | null | undefined;
};

/**
 * Refuses a son or daughter who was born more than 30 years before today, unless the basis is a disability, with
 * `child_older_than_30`. The thirtieth birthday itself is still accepted (spec §5, D27).
 */
export function childAgeProblem(child: ChildFacts, today: Day): 'child_older_than_30' | undefined {
  const isChild = child.relationship_type === 'son' || child.relationship_type === 'daughter';
  if (!isChild || !child.date_of_birth || child.membership_basis === 'child_with_disability') return undefined;
  return isBefore(childCoverLastsUntil(child.date_of_birth), today) ? 'child_older_than_30' : undefined;
}

/** The last day of cover as a child without disability: the thirtieth birthday. */
export function childCoverLastsUntil(birth: Day): Day {
  return addYears(birth, CHILD_AGE_LIMIT_YEARS);
}
