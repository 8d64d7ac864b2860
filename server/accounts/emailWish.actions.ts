import type { AccountActor } from '../platform/actor.ts';
import type { Visit } from '../platform/http/route.ts';
import { findAccount, isSameMailbox } from './accounts.reads.ts';
import { type AttemptRules, asAttempt } from './attempts.actions.ts';
import { checkOwner } from './ownership.actions.ts';
import { asQuestionForEmail } from './takenEmails.actions.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';

const WISHES_PER_HOUR = 10;

export type EmailWish = { wanted: string; current_password: string | undefined };

/**
 * Runs the change that a wish for another address is part of, once it has been shown that it is the owner's. It counts under
 * the account, whether it is then granted or not: the answer tells whether somebody has the address (trust promise 9). The
 * present address is no wish. Refuses with `too_many_requests` after ten in an hour, and as `checkOwner` and
 * `asQuestionForEmail`.
 */
export async function asEmailWish<A extends AccountActor, R>(
  { context, actor, address }: Pick<Visit, 'context' | 'address'> & { actor: A },
  { wanted, current_password }: EmailWish,
  work: () => Promise<R>,
): Promise<R> {
  const account = await findAccount(context.db, actor.account_id);
  if (account && isSameMailbox(wanted, account.email)) return work();
  await checkOwner({ context, actor }, current_password);
  const limit = { key: `emailWishes/account/${actor.account_id}`, most: WISHES_PER_HOUR };
  const rules: AttemptRules<A> = { limits: [limit], windowSeconds: HOUR_SECONDS, counts: 'every_outcome' };
  return asQuestionForEmail({ context, actor, address }, () => asAttempt({ context, actor }, rules, work));
}
