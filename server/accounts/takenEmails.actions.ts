import type { Actor } from '../platform/actor.ts';
import type { Visit } from '../platform/http/route.ts';
import { asAttempt } from './attempts.actions.ts';
import { HOUR_SECONDS, networkOf } from './throttle.actions.ts';

/**
 * Runs an action that answers `email_already_exists…` if an address is taken: each such answer reveals a member of a religious
 * association. Refuses with `too_many_requests` for any address after thirty such answers in an hour to one network address
 * (D17).
 */
export function asQuestionForEmail<A extends Actor, R>(
  { context, actor, address }: Pick<Visit, 'context' | 'address'> & { actor: A },
  work: () => Promise<R>,
): Promise<R> {
  const limit = {
    key: `takenEmails/address/${networkOf(address)}`,
    most: context.settings.limits.takenEmailsPerAddress,
  };
  const counts = (key: string) => key.startsWith('email_already_exists');
  return asAttempt({ context, actor }, { limits: [limit], windowSeconds: HOUR_SECONDS, counts }, work);
}
