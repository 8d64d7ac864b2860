import type { AccountActor } from '../platform/actor.ts';
import type { Visit } from '../platform/http/route.ts';
import { findAccount, isSameMailbox } from './accounts.reads.ts';
import { type AttemptRules, asAttempt } from './attempts.actions.ts';
import { checkOwner } from './ownership.actions.ts';
import { asQuestionForEmail } from './takenEmails.actions.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';

const REQUESTS_PER_HOUR = 10;

export type EmailRequest = { wanted: string; current_password: string | undefined };

/**
 * Runs a change that includes a request for another e-mail address, after the owner has proved their password. Every request is
 * counted for the account, granted or not, because the answer tells whether somebody has the address (trust promise 9). Sending
 * the present address is no request. Refuses with `too_many_requests` after ten in an hour, and as `checkOwner` and
 * `asQuestionForEmail`.
 */
export async function asEmailRequest<A extends AccountActor, R>(
  { context, actor, address }: Pick<Visit, 'context' | 'address'> & { actor: A },
  { wanted, current_password }: EmailRequest,
  work: () => Promise<R>,
): Promise<R> {
  const account = await findAccount(context.db, actor.account_id);
  if (account && isSameMailbox(wanted, account.email)) return work();
  await checkOwner({ context, actor }, current_password);
  const limit = { key: `emailWishes/account/${actor.account_id}`, most: REQUESTS_PER_HOUR };
  const rules: AttemptRules<A> = { limits: [limit], windowSeconds: HOUR_SECONDS, counts: 'every_outcome' };
  return asQuestionForEmail({ context, actor, address }, () => asAttempt({ context, actor }, rules, work));
}
