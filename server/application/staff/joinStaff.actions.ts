import { refuse } from '../../../domain/accounts/accounts.refusals.ts';
import type { joinStaffContract } from '../../../domain/application/joinStaff.contract.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { rememberDevice } from '../../accounts/devices/device.actions.ts';
import { addOfficeAccount, setOfficeName } from '../../accounts/officeAccounts.actions.ts';
import { assertUncommon, passwordOf } from '../../accounts/passwords.actions.ts';
import { logOut } from '../../accounts/sessions.actions.ts';
import { anonymous } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import type { Visit } from '../../platform/http/route.ts';
import { hashPassword } from '../../platform/secrets/passwordHash.ts';
import { inChange } from '../../platform/work.ts';
import { takeInvitation } from '../../staff/invitations.actions.ts';
import { lockStaffAccounts, recordOf, tellBoard } from '../../staff/staff.actions.ts';
import { findInvitation } from '../../staff/staff.reads.ts';
import { makeRoom } from '../registration.actions.ts';

type Join = (typeof joinStaffContract)['joinStaff'];

/**
 * Makes an account of the office with a mailed invitation, which is used up; the first log-in then sets up the second factor. Refuses
 * with `link_not_valid` if it is used, over, withdrawn, or its inviter has left the board, and with `email_already_exists`.
 */
export async function joinStaff(
  { context, cookies, noteAccount }: Pick<Visit, 'context' | 'cookies' | 'noteAccount'>,
  { token, password }: Input<Join>,
): Promise<Answer<Join>> {
  const known = await findInvitation(context.db, token, context.clock.now());
  if (!known) return refuse('link_not_valid');
  assertUncommon(known.role, password, 'password');
  const password_hash = await hashPassword(password);
  const { id, email } = await inChange(context, anonymous, (change) => join(change, token, password_hash));
  noteAccount(id);
  rememberDevice(cookies, context.settings.sessionSecrets, passwordOf({ id, password_hash }));
  // somebody else may be logged in in this browser
  await logOut({ context, actor: anonymous, cookies });
  return { email };
}

async function join(change: Change, token: string, password_hash: string): Promise<{ id: number; email: string }> {
  await lockStaffAccounts(change);
  const invitation = await findInvitation(change.tx, token, change.now);
  if (!invitation) return refuse('link_not_valid');
  const { email, role, language, name } = invitation;
  if (await makeRoom(change, email)) return refuse('email_already_exists');
  const id = await addOfficeAccount(change, { email, role, language, password_hash });
  await setOfficeName(change, id, name);
  await takeInvitation(change, invitation.id);
  await recordOf(change, 'staff.joined', id);
  await tellBoard(change, { state: 'done', event: 'joined', account_id: id });
  return { id, email };
}
