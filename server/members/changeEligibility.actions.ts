import { refuse } from '../../domain/members/members.refusals.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { type Day, isAfter } from '../../domain/shared/day.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { withValidFrom } from '../platform/transactionDay.ts';
import { type LockedHousehold, lockHousehold } from './household.reads.ts';
import { memberChanged } from './members.news.ts';
import { findHouseholdOf, lockMember } from './members.reads.ts';
import { updateMember } from './members.writes.ts';
import { checkFamilyMember } from './personChecks.ts';

type Eligibility = {
  member_id: number;
  membership_basis: MembershipBasis;
  relationship_type: RelationshipType;
  /** The first day of the change: today by default; the day of entry or earlier to correct a mistake (decision 57). */
  holds_from?: Day | null | undefined;
};

/**
 * The office sets the basis of a family member, including `nb`, whatever their status (D26); confirmed invoices stay as they are.
 * Refuses with `MemberNotFound`, `forbidden` for a main member, `validation_failed` for contradicting values or a future day,
 * `child_older_than_30`. Returns the household, locked.
 */
export async function changeEligibility(
  change: Change<OfficeActor | SystemActor>,
  { member_id, membership_basis, relationship_type, holds_from }: Eligibility,
): Promise<LockedHousehold> {
  const household_id = (await findHouseholdOf(change.tx, member_id)) ?? refuse('MemberNotFound');
  const household = (await lockHousehold(change.tx, household_id)) ?? refuse('MemberNotFound');
  const member = (await lockMember(change.tx, household_id, member_id)) ?? refuse('MemberNotFound');
  if (member.is_main) return refuse('forbidden');
  checkFamilyMember({ ...member, membership_basis, relationship_type }, change.today);

  const from = holds_from ?? change.today;
  if (isAfter(from, change.today)) {
    return refuse('validation_failed', { errors: { holds_from: ['date_must_be_in_the_past'] } });
  }
  await withValidFrom(change.tx, from, () =>
    updateMember(change.tx, member_id, { membership_basis, relationship_type }),
  );
  change.announce(memberChanged, { household_id });
  return household;
}
