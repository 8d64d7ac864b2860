import { membershipNo } from '../../domain/accounts/membershipNo.ts';
import type { Change } from '../platform/work.ts';
import { deleteHouseholdOf, insertHousehold, nextMembershipSequence } from './founding.writes.ts';

/** Makes the household of a new account, status new, with the next membership number (D12, D14). */
export async function foundHousehold(change: Change, accountId: number): Promise<number> {
  return insertHousehold(change.tx, {
    account_id: accountId,
    membership_no: membershipNo(await nextMembershipSequence(change.tx)),
    status_since: change.today,
    created_at: change.now,
  });
}

/** Removes the household of a registration that was never confirmed, with everybody in it. */
export async function discardHousehold(change: Change, accountId: number): Promise<void> {
  await deleteHouseholdOf(change.tx, accountId);
}
