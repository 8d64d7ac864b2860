import { refuse } from '../../domain/application/application.refusals.ts';
import { isDeath } from '../../domain/reference/inactiveReasons.ts';
import { isSameMailbox, storedEmail } from '../accounts/accounts.reads.ts';
import { handOverAccount, noteEmailRight } from '../accounts/emailChange.actions.ts';
import { findAccountIdOf } from '../households/account.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import type { Change } from '../platform/work.ts';
import { askForSecond } from '../secondPerson/secondPerson.actions.ts';

/** What becomes of the log-in where somebody goes on as the main member. */
export type HandOver = {
  /** Only whoever reads the mails to this address gets in from now on; undefined where the log-in stays as it is. */
  email: string | undefined;
  /** The address is another than the one so far, whose reader is told apart. */
  isElsewhere: boolean;
};

/**
 * Which log-in whoever goes on has from now on (decision 28): after a death the same, unless they want another address;
 * otherwise the one so far lives on and knows the password, so that an address of theirs is needed: `validation_failed`.
 */
export async function readHandOver(
  change: Change,
  { household_id, reasonId, email }: { household_id: number; reasonId: number; email: string | null | undefined },
): Promise<HandOver> {
  const { email: former } = await getRecipient(change.db, household_id);
  if (!former) return { email: undefined, isElsewhere: false };
  if (!email && !isDeath(reasonId)) return refuse('validation_failed', { errors: { email: ['required'] } });
  if (!email) return { email: undefined, isElsewhere: false };
  return { email: storedEmail(email), isElsewhere: !isSameMailbox(email, former) };
}

/**
 * Where the log-in goes over, nobody gets in with what was known of it so far. A link to another address goes once a second
 * person of the office agrees (decision 40). Refuses as `handOverAccount`.
 */
export async function handOverLogIn(
  change: Change,
  household_id: number,
  { email, isElsewhere }: HandOver,
): Promise<void> {
  if (!email) return;
  const account_id = await findAccountIdOf(change.tx, household_id);
  if (!isElsewhere) return handOverAccount(change, { account_id, email });
  const wanted = await noteEmailRight(change, { account_id, email, is_taken_over: true });
  await askForSecond(change, { kind: 'log_in', household_id, wanted, reason: null });
}
