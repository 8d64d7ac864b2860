import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { isCommonPassword } from '../../domain/accounts/password.ts';
import { type AccountActor, anonymous } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import { hashPassword, isPassword } from '../platform/secrets/passwordHash.ts';
import { inChange } from '../platform/work.ts';
import { type Account, findAccount, lockAccount } from './accounts.reads.ts';
import { passwordChangedMail } from './accounts.wording.ts';
import { deleteUnusedLinks, updatePassword } from './accounts.writes.ts';
import { type AttemptRules, asAttempt } from './attempts.actions.ts';
import { type DeviceProof, rememberDevice } from './devices/device.actions.ts';
import { withdrawEmailChange } from './emailChange.actions.ts';
import { redeemLink } from './links.actions.ts';
import { findLink } from './links.reads.ts';
import { SESSION_COOKIE } from './sessionCookie.actions.ts';
import { logOut } from './sessions.actions.ts';
import { deleteSessionsOf } from './sessions.writes.ts';
import { QUARTER_HOUR_SECONDS } from './throttle.actions.ts';

type PasswordChange = { old_password: string; new_password: string };
type PasswordReset = { token: string; password: string };

/**
 * Changes the password of the logged-in account and ends all its sessions, this one too (D15); the device becomes known by the
 * new one. Guessing the old one is throttled like a log-in. Refuses with `wrong_old_password`.
 */
export async function changePassword(
  { context, actor, cookies }: Pick<Visit, 'context' | 'cookies'> & { actor: AccountActor },
  { old_password, new_password }: PasswordChange,
): Promise<void> {
  assertUncommon(actor.kind === 'office' ? actor.role : 'member', new_password, 'new_password');
  const known = await checkPassword({ context, actor }, old_password, 'old_password');
  const passwordHash = await hashPassword(new_password);
  await inChange(context, actor, async (change) => {
    const account = await lockAccount(change.tx, actor.account_id);
    // another request may have changed it since it was checked
    if (account?.password_hash !== known.password_hash) return refusePassword('old_password');
    await putPassword(change, account, passwordHash);
  });
  rememberDevice(cookies, context.settings.sessionSecrets, passwordOf({ ...known, password_hash: passwordHash }));
  cookies.clear(SESSION_COOKIE);
}

/**
 * Returns the logged-in account if this is its password; a wrong one counts as a guess, as at a log-in (D17). Refuses with
 * `wrong_old_password` at `field`, and with `too_many_requests`.
 */
export async function checkPassword(
  { context, actor }: Pick<Visit, 'context'> & { actor: AccountActor },
  password: string,
  field: string,
): Promise<Account> {
  const limit = { key: `oldPassword/account/${actor.account_id}`, most: context.settings.limits.logInsPerAccount };
  const rules: AttemptRules<AccountActor> = {
    limits: [limit],
    windowSeconds: QUARTER_HOUR_SECONDS,
    counts: (key) => key === 'wrong_old_password',
  };
  return asAttempt({ context, actor }, rules, async () => {
    const known = await findAccount(context.db, actor.account_id);
    if (!known || !(await isPassword(password, known.password_hash))) return refusePassword(field);
    return known;
  });
}

/** Sets a new password with a mailed link, ends every session, and makes the device known (D13, D17). */
export async function resetPassword(
  { context, cookies, noteAccount }: Pick<Visit, 'context' | 'cookies' | 'noteAccount'>,
  { token, password }: PasswordReset,
): Promise<void> {
  if ((await findLink(context.db, token, context.clock.now()))?.purpose !== 'reset_password') refuse('link_not_valid');
  const passwordHash = await hashPassword(password);
  const id = await inChange(context, anonymous, async (change) => {
    const link = await redeemLink(change, token, ['reset_password']);
    const account = link && (await lockAccount(change.tx, link.account_id));
    if (account?.status !== 'active') return refuse('link_not_valid');
    // a refusal rolls back, so the link is not used up
    assertUncommon(account.role, password, 'password');
    await putPassword(change, account, passwordHash);
    return account.id;
  });
  noteAccount(id);
  rememberDevice(cookies, context.settings.sessionSecrets, passwordOf({ id, password_hash: passwordHash }));
  // somebody else may be logged in in this browser
  await logOut({ context, actor: anonymous, cookies });
}

/** How a device becomes known by a right password (D17). */
export function passwordOf({ id, password_hash }: Pick<Account, 'id' | 'password_hash'>): DeviceProof {
  return { account_id: id, by: 'password', shown: password_hash };
}

/** Stores a stronger hash of the same password. */
export async function renewHash(change: Change, accountId: number, passwordHash: string): Promise<void> {
  await updatePassword(change.tx, accountId, passwordHash);
}

async function putPassword(change: Change, account: Account, passwordHash: string): Promise<void> {
  await updatePassword(change.tx, account.id, passwordHash);
  await deleteUnusedLinks(change.tx, account.id, 'reset_password');
  // somebody who knew the old password may have asked for an address of their own
  await withdrawEmailChange(change, account);
  await deleteSessionsOf(change.tx, account.id);
  const mailData = passwordChangedMail({ language: account.language, settings: change.settings });
  await queueMail(change, `accounts.passwordChanged/${account.id}/${change.newToken()}`, account.email, mailData);
}

/** Refuses common passwords, which are guessed first, for accounts of the office (D51). */
export function assertUncommon(role: Account['role'], password: string, field: string): void {
  if (role === 'member' || !isCommonPassword(password)) return;
  refuse('validation_failed', { errors: { [field]: ['password_too_common'] } });
}

function refusePassword(field: string): never {
  return refuse('wrong_old_password', { errors: { [field]: ['wrong_old_password'] } });
}
