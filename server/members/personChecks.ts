import { childAgeProblem } from '../../domain/members/childAge.ts';
import { dateOfBirthProblem } from '../../domain/members/dateOfBirth.ts';
import { type FamilyMemberFacts, familyMemberErrors } from '../../domain/members/familyMember.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import type { Day } from '../../domain/shared/day.ts';

type Carried = { [Fact in keyof FamilyMemberFacts]?: FamilyMemberFacts[Fact] | undefined };

/** Refuses with `validation_failed` unless the birth date is in the past. */
export function checkDateOfBirth(birth: Day | undefined, today: Day): void {
  const problem = birth && dateOfBirthProblem(birth, today);
  if (problem) refuse('validation_failed', { errors: { date_of_birth: [problem] } });
}

/**
 * Checks that a family member's values match each other and that no child is too old: `validation_failed`, `child_older_than_30`.
 */
export function checkFamilyMember(facts: FamilyMemberFacts, today: Day): void {
  checkFit(facts, today);
  checkAge(facts, today);
}

function checkFit(facts: FamilyMemberFacts, today: Day): void {
  const errors = familyMemberErrors(facts, today);
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors });
}

function checkAge(facts: FamilyMemberFacts, today: Day): void {
  const { membership_basis, ...rest } = facts;
  const basis = membership_basis === 'main' ? null : membership_basis;
  const problem = childAgeProblem({ ...rest, membership_basis: basis }, today);
  if (problem) refuse(problem, { errors: { date_of_birth: [problem] } });
}

/**
 * `checkFamilyMember` for a change that touches any of these values, because a change may contain only some (D8). The age limit
 * does not apply to former children: data of ended memberships may be corrected too.
 */
export function checkChangeOfFamilyMember(
  member: FamilyMemberFacts & { status: MemberStatus },
  { date_of_birth, gender, membership_basis, relationship_type }: Carried,
  today: Day,
): void {
  if (!date_of_birth && !gender && !membership_basis && !relationship_type) return;
  const facts = merged(member, { date_of_birth, gender, membership_basis, relationship_type });
  checkFit(facts, today);
  if (member.status !== 'inactive') checkAge(facts, today);
}

/** The member's values after the change. */
function merged(member: FamilyMemberFacts, sent: Carried): FamilyMemberFacts {
  return {
    date_of_birth: sent.date_of_birth ?? member.date_of_birth,
    gender: sent.gender ?? member.gender,
    membership_basis: sent.membership_basis ?? member.membership_basis,
    relationship_type: sent.relationship_type ?? member.relationship_type,
  };
}
