import { refuse } from '../../../domain/application/application.refusals.ts';
import { isSameMailbox, storedEmail } from '../../accounts/accounts.reads.ts';
import { assertEmailFree, handOverAccount, prepareEmailCorrection } from '../../accounts/emailChange.actions.ts';
import { findAccountIdOf } from '../../households/account.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import type { Change } from '../../platform/work.ts';
import { askForSecond } from '../../secondPerson/secondPerson.actions.ts';

/** What happens to the log-in when another person becomes the main member. */
export type HandOver = {
  /** From now on only the reader of this mailbox can log in; undefined if the log-in stays unchanged. */
  email: string | undefined;
  /** Whether the address changes, so that the former one has to be notified. */
  isElsewhere: boolean;
};

/**
 * Decides the next main member's log-in (decision 28): the former one lives and knows the password, so an address is needed:
 * refuses with `validation_failed`.
 */
export async function readHandOver(
  change: Change,
  { household_id, email }: { household_id: number; email: string | null | undefined },
): Promise<HandOver> {
  const { email: former } = await getRecipient(change.db, household_id);
  if (!former) return { email: undefined, isElsewhere: false };
  if (!email) return refuse('validation_failed', { errors: { email: ['required'] } });
  return { email: storedEmail(email), isElsewhere: !isSameMailbox(email, former) };
}

/** Refuses an address that could not take over today, for an end that is still to come; as `assertEmailFree`. */
export async function assertMayHandOver(change: Change, { email, isElsewhere }: HandOver): Promise<void> {
  if (email && isElsewhere) await assertEmailFree(change, email);
}

/**
 * If the log-in moves, former passwords and sessions stop working. A link to another address is mailed after a second person has
 * approved (decision 40): another one than `askedBy`, by default the actor. Refuses as `handOverAccount`.
 */
export async function handOverLogIn(
  change: Change,
  household_id: number,
  { email, isElsewhere }: HandOver,
  askedBy?: number | null,
): Promise<void> {
  if (!email) return;
  const account_id = await findAccountIdOf(change.tx, household_id);
  if (!isElsewhere) return handOverAccount(change, { account_id, email });
  const wanted = await prepareEmailCorrection(change, { account_id, email, is_taken_over: true });
  await askForSecond(change, { kind: 'log_in', household_id, wanted, reason: null, asked_by: askedBy });
}
