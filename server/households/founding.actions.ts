import { LAST_MEMBERSHIP_SEQUENCE, membershipNo } from '../../domain/accounts/membershipNo.ts';
import { refuse } from '../../domain/households/households.refusals.ts';
import type { Channel } from '../../domain/members/channel.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Change } from '../platform/context.ts';
import {
  deleteHouseholdOf,
  insertHousehold,
  nextMembershipSequence,
  removeAccountOf,
  updateAccountOf,
} from './founding.writes.ts';

/** How a household without an account is written to. */
type WithoutAccount = { channel: Channel; language: Language };

/**
 * Creates the household of a new account, or of a paper form, with status `new` and the next membership number (D12, D14). Refuses
 * with `no_membership_number_left` after the 899,999th: there are only six digits.
 */
export async function foundHousehold(change: Change, of: { account_id: number } | WithoutAccount): Promise<number> {
  const sequence = await nextMembershipSequence(change.tx);
  if (sequence > LAST_MEMBERSHIP_SEQUENCE) return refuse('no_membership_number_left');
  return insertHousehold(change.tx, {
    account_id: null,
    ...of,
    membership_no: membershipNo(sequence),
    status_since: change.today,
    created_at: change.now,
  });
}

/** Deletes the household of an unconfirmed registration, with everybody in it. */
export async function discardHousehold(change: Change, accountId: number): Promise<void> {
  await deleteHouseholdOf(change.tx, accountId);
}

/** A household (locked before) that had no account has one from now on. */
export async function giveAccount(change: Change, householdId: number, accountId: number): Promise<void> {
  await updateAccountOf(change.tx, householdId, accountId);
}

/** The account of a household that is merged belongs to the one that stays (both are locked), which has none. */
export async function passAccount(
  change: Change,
  { from, to, accountId }: { from: number; to: number; accountId: number },
): Promise<void> {
  await removeAccountOf(change.tx, from);
  await updateAccountOf(change.tx, to, accountId);
}
