import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Visit } from '../platform/http/route.ts';
import { newToken } from '../platform/tokens.ts';
import { inChange } from '../platform/work.ts';
import { mailWantedLink } from './accounts.jobs.ts';
import { HOUR_SECONDS, networkOf, tryAttempt } from './throttle.actions.ts';

type Asking = Pick<Visit, 'ground' | 'actor' | 'address'>;

/** Somebody wants the confirmation mail again; the answer says nothing about whether there is one to send (D12). */
export async function resendConfirmation(asking: Asking, { email }: { email: string }): Promise<void> {
  await noteWish(asking, email, 'confirmation');
}

/** Somebody wants to set a new password; the answer says nothing about whether they have an account (D13). */
export async function forgotPassword(asking: Asking, { email }: { email: string }): Promise<void> {
  await noteWish(asking, email, 'password');
}

async function noteWish(
  { ground, actor, address }: Asking,
  email: string,
  wanted: 'confirmation' | 'password',
): Promise<void> {
  const { registrationsPerAddress: most } = ground.settings.limits;
  const limit = { key: `wishes/address/${networkOf(address)}`, most };
  await inChange(ground, actor, async (change) => {
    const { waitSeconds } = await tryAttempt(change, [limit], HOUR_SECONDS);
    // The answer is always the same; an address that floods is simply not served.
    if (!waitSeconds)
      await change.enqueue(mailWantedLink, { email: normaliseEmail(email), wanted, request: newToken() });
  });
}
