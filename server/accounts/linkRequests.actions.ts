import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { newToken } from '../platform/secrets/tokens.ts';
import { inChange } from '../platform/work.ts';
import { mailRequestedLink } from './accounts.jobs.ts';
import { HOUR_SECONDS, inTurn, networkOf, tryAttempt } from './throttle.actions.ts';

export type Asking = Pick<Visit, 'context' | 'actor' | 'address'>;

/** Mails the confirmation again on request; the answer does not reveal whether there is an account (D12). */
export async function resendConfirmation(asking: Asking, { email: typed }: { email: string }): Promise<void> {
  const email = normaliseEmail(typed);
  await asLinkRequest(asking, (change) =>
    change.enqueue(mailRequestedLink, { email, wanted: 'confirmation', request: newToken() }),
  );
}

/** Mails the link to a new password to an address, if an account has it. */
export async function requestNewPassword(change: Change, typed: string, request = newToken()): Promise<void> {
  await change.enqueue(mailRequestedLink, { email: normaliseEmail(typed), wanted: 'password', request });
}

/**
 * Stores a request for a link. The answer is always the same; requests above the limit are silently dropped. Refuses with
 * `too_many_requests` if very many of a network address wait.
 */
export async function asLinkRequest(
  { context, actor, address }: Asking,
  note: (change: Change) => Promise<void>,
): Promise<void> {
  const { registrationsPerAddress: most } = context.settings.limits;
  const limit = { key: `wishes/address/${networkOf(address)}`, most };
  await inTurn([limit], () =>
    inChange(context, actor, async (change) => {
      const { waitSeconds } = await tryAttempt(change, [limit], HOUR_SECONDS);
      if (!waitSeconds) await note(change);
    }),
  );
}
