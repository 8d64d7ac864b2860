import { LAST_MEMBERSHIP_SEQUENCE, membershipNo } from '../../domain/accounts/membershipNo.ts';
import { refuse } from '../../domain/households/households.refusals.ts';
import type { Change } from '../platform/context.ts';
import { deleteHouseholdOf, insertHousehold, nextMembershipSequence } from './founding.writes.ts';

/**
 * Creates the household of a new account, with status `new` and the next membership number (D12, D14). Refuses with
 * `no_membership_number_left` after the 899,999th: there are only six digits.
 */
export async function foundHousehold(change: Change, accountId: number): Promise<number> {
  const sequence = await nextMembershipSequence(change.tx);
  if (sequence > LAST_MEMBERSHIP_SEQUENCE) return refuse('no_membership_number_left');
  return insertHousehold(change.tx, {
    account_id: accountId,
    membership_no: membershipNo(sequence),
    status_since: change.today,
    created_at: change.now,
  });
}

/** Deletes the household of an unconfirmed registration, with everybody in it. */
export async function discardHousehold(change: Change, accountId: number): Promise<void> {
  await deleteHouseholdOf(change.tx, accountId);
}
