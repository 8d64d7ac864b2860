import { readMembershipNo } from '../../domain/accounts/membershipNo.ts';
import { type Asking, asLinkRequest, requestNewPassword } from '../accounts/linkRequests.actions.ts';
import { newToken } from '../platform/secrets/tokens.ts';
import { mailLinkByNumber } from './forgotPassword.jobs.ts';

/**
 * Requests a password link for an e-mail address or a membership number; the answer is the same and takes as long whether or not
 * there is an account (D13, D14).
 */
export async function forgotPassword(asking: Asking, { email: name }: { email: string }): Promise<void> {
  const membership_no = readMembershipNo(name);
  await asLinkRequest(asking, async (change) => {
    if (membership_no === undefined) return requestNewPassword(change, name);
    await change.enqueue(mailLinkByNumber, { membership_no, request: newToken() });
  });
}
