import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { lockAccount } from '../accounts/accounts.reads.ts';
import { acceptEmail, shutAccount, withdrawEmailChange } from '../accounts/emailChange.actions.ts';
import { createPasswordLink, redeemLink } from '../accounts/links.actions.ts';
import { logOut } from '../accounts/sessions.actions.ts';
import type { Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { makeRoom } from './registration.actions.ts';

/**
 * Undoes a change of address on behalf of the former mailbox's reader, pending or in force: all sessions and other links end, the
 * password stops working, and a token for a new one is returned (D16). Refuses with `link_not_valid`, and with
 * `email_already_exists` if another account has the address by now.
 */
export async function undoEmailChange(
  { context, actor, cookies, noteAccount }: Pick<Visit, 'context' | 'actor' | 'cookies' | 'noteAccount'>,
  { token }: { token: string },
): Promise<{ password_token: string }> {
  const { account_id, password_token } = await inChange(context, actor, (change) => undo(change, token));
  noteAccount(account_id);
  await logOut({ context, actor, cookies });
  return { password_token };
}

async function undo(change: Change, token: string): Promise<{ account_id: number; password_token: string }> {
  const link = await redeemLink(change, token, ['undo_email']);
  const account = link && (await lockAccount(change.tx, link.account_id));
  if (!link?.email || account?.status !== 'active') return refuse('link_not_valid');
  await shutAccount(change, account.id);
  await withdrawEmailChange(change, account);
  if (account.email !== link.email) {
    await makeRoom(change, link.email);
    await acceptEmail(change, { id: account.id, pending_email: link.email });
  }
  return { account_id: account.id, password_token: await createPasswordLink(change, account.id) };
}
