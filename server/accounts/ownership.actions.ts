import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { isFresh } from '../../domain/accounts/sessionLife.ts';
import type { AccountActor } from '../platform/actor.ts';
import type { Visit } from '../platform/http/route.ts';
import { findSessionStart } from './devices/devices.reads.ts';
import { checkPassword } from './passwords.actions.ts';

/**
 * Asks for a fresh proof of the password before an action that decides whose an account is: an open browser alone must not be
 * enough. A log-in of the last ten minutes is one; a password that comes along is checked in any case. Refuses with
 * `password_required`, and as `checkPassword`.
 */
export async function checkOwner(
  { context, actor }: Pick<Visit, 'context'> & { actor: AccountActor },
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) {
    await checkPassword({ context, actor }, password, 'current_password');
    return;
  }
  const started = (await findSessionStart(context.db, actor.session_id)) ?? refuse('unauthenticated');
  if (isFresh(started, context.clock.now())) return;
  refuse('password_required', { errors: { current_password: ['password_required'] } });
}
