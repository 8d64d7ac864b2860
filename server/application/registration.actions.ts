import type { Confirmed } from '../../domain/accounts/accounts.contract.ts';
import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import type { applicationContract } from '../../domain/application/application.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { checkEmailDomain, confirmAccount, holdEmail, openAccount } from '../accounts/accounts.actions.ts';
import {
  type Account,
  isWithoutPassword,
  lockAccount,
  lockAccountByEmail,
  storedEmail,
} from '../accounts/accounts.reads.ts';
import { type AttemptRules, asAttempt } from '../accounts/attempts.actions.ts';
import { rememberDevice } from '../accounts/devices/device.actions.ts';
import { acceptEmail, mailNewPasswordLink } from '../accounts/emailChange.actions.ts';
import { discardAccount } from '../accounts/eraseAccounts.actions.ts';
import { mailLink, redeemLink } from '../accounts/links.actions.ts';
import { passwordOf } from '../accounts/passwords.actions.ts';
import { logOut } from '../accounts/sessions.actions.ts';
import { asQuestionForEmail } from '../accounts/takenEmails.actions.ts';
import { HOUR_SECONDS, networkOf } from '../accounts/throttle.actions.ts';
import type { CodeRow } from '../counter/accountCodes.reads.ts';
import { noteAgreements } from '../households/agreements.actions.ts';
import { discardHousehold, foundHousehold } from '../households/founding.actions.ts';
import { enterMainMember } from '../members/mainMember.actions.ts';
import type { Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { hashPassword } from '../platform/secrets/passwordHash.ts';
import { inChange } from '../platform/work.ts';
import { readLegalVersions } from '../reference/downloads.reads.ts';
import { lockCodeOfLink, takeHousehold } from './householdOfCode.actions.ts';
import { findHouseholdStatus } from './registration.reads.ts';

type Register = typeof applicationContract.register;
type Registered = Answer<Register>;
/** `versions`: of the texts to which somebody agrees by registering. */
type Registration = Input<Register> & {
  password_hash: string;
  versions: Awaited<ReturnType<typeof readLegalVersions>>;
};

/**
 * Creates account, household and main member in one transaction, and mails the link that confirms the address (D12). Refuses with
 * `email_already_exists`, `email_already_exists_but_inactive`, `email_domain_not_allowed`, with `too_many_requests` above the
 * limits of a network address or a mailbox (D17), and as `foundHousehold`.
 */
export async function register(
  { context, actor, address }: Pick<Visit, 'context' | 'actor' | 'address'>,
  sent: Input<Register>,
): Promise<Registered> {
  const limit = { key: `registrations/${networkOf(address)}`, most: context.settings.limits.registrationsPerAddress };
  const rules: AttemptRules = { limits: [limit], windowSeconds: HOUR_SECONDS, counts: 'every_outcome' };
  return asAttempt({ context, actor }, rules, async () => {
    const email = storedEmail(sent.email);
    const versions = await readLegalVersions();
    const registration = { ...sent, email, versions, password_hash: await hashPassword(sent.password) };
    return asQuestionForEmail({ context, actor, address }, () =>
      inChange(context, actor, (change) => enter(change, registration)),
    );
  });
}

/**
 * Confirms a registration or a new address with the mailed link; the device becomes known (D12, D16), and another account's
 * session in that browser is ended. Returns what follows: a password link is mailed if the office had locked the account. Refuses
 * with `link_not_valid`, and with `email_already_exists` if somebody took the address meanwhile.
 */
export async function confirmEmail(
  { context, actor, cookies, noteAccount }: Pick<Visit, 'context' | 'actor' | 'cookies' | 'noteAccount'>,
  { token }: { token: string },
): Promise<Confirmed> {
  const account = await inChange(context, actor, (change) => confirm(change, token));
  noteAccount(account.id);
  // families share phones: the next person to log in is the one who confirmed, not the one who was logged in before
  await logOut({ context, actor, cookies });
  rememberDevice(cookies, context.settings.sessionSecrets, passwordOf(account));
  const email = account.pending_email ?? account.email;
  return { next: isWithoutPassword(account) ? 'new_password' : 'log_in', email };
}

/** Deletes an unconfirmed registration with its links. */
export async function discardRegistration(change: Change, accountId: number): Promise<void> {
  await discardHousehold(change, accountId);
  await discardAccount(change, accountId);
}

async function enter(change: Change, registration: Registration): Promise<Registered> {
  const { email, password_hash, language } = registration;
  checkEmailDomain(change, email);
  await makeRoomFor(change, email);
  const account_id = await openAccount(change, { email, password_hash, language });
  const household_id = await foundHousehold(change, { account_id });
  const id = await enterMainMember(change, { ...personOf(registration), household_id });
  const { versions } = registration;
  await noteAgreements(change, { household_id, member_id: id, agreed_on: change.today, way: 'screen', versions });
  const mailed = await mailLink(change, {
    account: { id: account_id, language },
    purpose: 'confirm_email',
    to: email,
    effectKey: `registration.confirmation/${account_id}`,
  });
  if (!mailed) return refuse('too_many_requests', { retryAfterSeconds: HOUR_SECONDS });
  return { id, email };
}

function personOf(registration: Registration) {
  const { first_name, last_name, citizenship_id, permanent_residence, email, phone_number, phone_type } = registration;
  return { first_name, last_name, citizenship_id, permanent_residence, email, phone_number, phone_type };
}

/**
 * Deletes an unconfirmed registration with this address, so that it blocks nobody (D12). Otherwise returns the account that has
 * the address, locked until the transaction ends.
 */
export async function makeRoom(change: Change, email: string): Promise<Account | undefined> {
  await holdEmail(change, email);
  const owner = await lockAccountByEmail(change.tx, email);
  if (owner?.status !== 'unconfirmed') return owner;
  await discardRegistration(change, owner.id);
  return undefined;
}

/** `makeRoom`; refuses with `email_already_exists` or `email_already_exists_but_inactive` if somebody has the address. */
export async function makeRoomFor(change: Change, email: string): Promise<void> {
  const owner = await makeRoom(change, email);
  if (!owner) return;
  const key = (await isInactive(change, owner)) ? 'email_already_exists_but_inactive' : 'email_already_exists';
  return refuse(key, { errors: { email: [key] } });
}

async function isInactive(change: Change, owner: Account): Promise<boolean> {
  return owner.status === 'closed' || (await findHouseholdStatus(change.tx, owner.id)) === 'inactive';
}

async function confirm(change: Change, token: string): Promise<Account> {
  const code = await lockCodeOfLink(change, token);
  const link = await redeemLink(change, token, ['confirm_email', 'change_email']);
  const account = link && (await lockAccount(change.tx, link.account_id));
  if (!account) return refuse('link_not_valid');
  if (link.purpose === 'confirm_email') await confirmRegistration(change, account, code);
  else await confirmChange(change, account);
  return account;
}

async function confirmRegistration(change: Change, account: Account, code: CodeRow | undefined): Promise<void> {
  if (account.status !== 'unconfirmed') return refuse('link_not_valid');
  await confirmAccount(change, account.id);
  if (code) await takeHousehold(change, account.id, code);
}

async function confirmChange(change: Change, account: Account): Promise<void> {
  if (account.status !== 'active' || !account.pending_email) return refuse('link_not_valid');
  await makeRoom(change, account.pending_email);
  await acceptEmail(change, account);
  if (isWithoutPassword(account)) await mailNewPasswordLink(change, account.pending_email);
}
