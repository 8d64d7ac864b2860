import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import type { AccountActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import { hashOfNoPassword } from '../platform/secrets/passwordHash.ts';
import { checkEmailDomain } from './accounts.actions.ts';
import { mailRequestedLink } from './accounts.jobs.ts';
import { accountEmailChanged } from './accounts.news.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  isSameMailbox,
  isWithoutPassword,
  lockAccount,
  storedEmail,
} from './accounts.reads.ts';
import {
  emailChangeMail,
  emailChangeNotice,
  type MadeLink,
  officeEmailMail,
  officeEmailNotice,
} from './accounts.wording.ts';
import {
  deleteEveryUnusedLink,
  deleteUnusedLinks,
  updateEmail,
  updatePassword,
  updatePendingEmail,
} from './accounts.writes.ts';
import { keepUndoLink, mailLink } from './links.actions.ts';
import { deleteSessionsOf } from './sessions.writes.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';

type Wish = { account: Account; email: string; mailData: (made: MadeLink) => MailData; notice: MailData };

export type EmailCorrection = { account_id: number | null; email: string; is_taken_over: boolean };

type WantedEmail = Pick<Account, 'id' | 'pending_email'>;

/**
 * Stores the wanted address, mails a link to it and a notice to the present one, with a link that undoes the change for a week,
 * and ends all sessions. The present address works until the link is confirmed; asking for the present one withdraws an earlier
 * request (D16). Refuses with `email_domain_not_allowed`, `email_already_exists`, `too_many_requests`.
 */
export async function requestEmailChange(change: Change<AccountActor>, wanted: string): Promise<void> {
  const email = storedEmail(wanted);
  const account = await lockAccount(change.tx, change.actor.account_id);
  // the account was locked while this waited: a member cannot change what the office has put right
  if (!account || isWithoutPassword(account)) return refuse('unauthenticated');
  if (isSameMailbox(email, account.email)) return withdrawEmailChange(change, account);
  const { settings } = change;
  const token = change.newToken();
  const notice = emailChangeNotice({ language: account.language, settings, token, email });
  await noteWish(change, { account, email, mailData: emailChangeMail, notice });
  await keepUndoLink(change, account, token);
}

/**
 * The office enters a new address for a member who cannot do so (decision 20). `is_taken_over` also locks the account: nobody can
 * log in or undo it until the new address is confirmed and a new password set. Entering the address in force withdraws the
 * request. Refuses with `account_must_be_active`, as `requestEmailChange`, and with `validation_failed` if there is nothing to
 * withdraw.
 */
export async function correctEmail(
  change: Change,
  { account_id, email: wanted, is_taken_over }: EmailCorrection,
): Promise<void> {
  const email = storedEmail(wanted);
  const account = await lockActive(change, account_id);
  if (isSameMailbox(email, account.email) && !account.pending_email) {
    return refuse('validation_failed', { errors: { email: ['email_in_force'] } });
  }
  await setAddress(change, account, { email, is_taken_over });
}

/**
 * Checks what `correctEmail` would do, before a second person approves it (decision 40). An account that somebody took over is
 * locked at once, and until the approval no password link goes to the present address. Refuses as `correctEmail`.
 */
export async function prepareEmailCorrection(
  change: Change,
  { account_id, email: wanted, is_taken_over }: EmailCorrection,
): Promise<{ email: string; former_email: string }> {
  const email = storedEmail(wanted);
  const account = await lockActive(change, account_id);
  await checkFree(change, email);
  if (is_taken_over) await shutAccount(change, account.id);
  if (is_taken_over || isWithoutPassword(account)) await updatePendingEmail(change.tx, account.id, email);
  return { email, former_email: account.email };
}

/** Refuses an address that no account may take: `email_domain_not_allowed`, `email_already_exists`. */
export async function assertEmailFree(change: Change, email: string): Promise<void> {
  await checkFree(change, storedEmail(email));
}

/** Whether an account logs in with this address. */
export async function isEmailInForce(change: Change, accountId: number | null, email: string): Promise<boolean> {
  const account = accountId === null ? undefined : await findAccount(change.tx, accountId);
  return account !== undefined && isSameMailbox(account.email, email);
}

type Declined = { account_id: number | null; email: string; former_email: string };

/**
 * Withdraws an address that the office entered. A pending one is deleted. One in force is replaced by the former one, and nobody
 * can log in until its owner has set a new password. Refuses with `email_already_exists`.
 */
export async function undoEmailCorrection(
  change: Change,
  { account_id, email, former_email }: Declined,
): Promise<void> {
  const account = account_id === null ? undefined : await lockAccount(change.tx, account_id);
  if (account?.status !== 'active') return;
  if (account.email === former_email) {
    if (account.pending_email === email)
      await setAddress(change, account, { email: former_email, is_taken_over: false });
    return;
  }
  if (await findAccountByEmail(change.tx, former_email)) return refuseTaken();
  await shutAccount(change, account.id);
  await updateEmail(change.tx, account.id, { email: former_email, since: change.now });
  change.announce(accountEmailChanged, { account_id: account.id });
  await mailNewPasswordLink(change, former_email);
}

/**
 * A shut account with its address belongs to another person from now on (decision 28): nobody can log in until the reader of the
 * mailbox has set a new password.
 */
export async function handOverAccount(change: Change, account: Account): Promise<void> {
  await shutAccount(change, account.id);
  await withdrawEmailChange(change, account);
  await mailNewPasswordLink(change, account.email);
}

async function lockActive(change: Change, id: number | null): Promise<Account> {
  const account = id === null ? undefined : await lockAccount(change.tx, id);
  return account?.status === 'active' ? account : refuse('account_must_be_active');
}

/**
 * Locks an account that somebody else took over; the caller holds its row. Passwords, known devices and mailed links stop
 * working, and its sessions end (decision 20).
 */
export async function shutAccount(change: Change, accountId: number): Promise<void> {
  await updatePassword(change.tx, accountId, hashOfNoPassword());
  await deleteEveryUnusedLink(change.tx, accountId);
  await deleteSessionsOf(change.tx, accountId);
}

/** Stores an address that waits for its link; the address in force withdraws a pending one. */
async function setAddress(
  change: Change,
  account: Account,
  { email, is_taken_over }: Omit<EmailCorrection, 'account_id'>,
): Promise<void> {
  if (is_taken_over) await shutAccount(change, account.id);
  // a reader of a former mailbox cannot undo what the office has put right
  await deleteUnusedLinks(change.tx, account.id, 'undo_email');
  const isShut = is_taken_over || isWithoutPassword(account);
  if (!isSameMailbox(email, account.email))
    return noteWish(change, { account, email, ...officeMails(change, account, isShut) });
  await withdrawEmailChange(change, account);
  await deleteSessionsOf(change.tx, account.id);
  if (isShut) await mailNewPasswordLink(change, account.email);
}

/** Mails a password link to an account without a password. */
export async function mailNewPasswordLink(change: Change, email: string): Promise<void> {
  await change.enqueue(mailRequestedLink, { email, wanted: 'promised_password', request: change.newToken() });
}

/** Deletes the wanted address and its links. The caller has locked the account. */
export async function withdrawEmailChange(change: Change, { id }: Pick<Account, 'id'>): Promise<void> {
  await updatePendingEmail(change.tx, id, null);
}

/** Puts the confirmed address in force and ends all sessions (D15, D16). Refuses with `email_already_exists`. */
export async function acceptEmail(change: Change, { id, pending_email }: WantedEmail): Promise<void> {
  if (!pending_email) return refuse('link_not_valid');
  // stored before spellings were normalised, it may be the account's own address
  const email = storedEmail(pending_email);
  const owner = await findAccountByEmail(change.tx, email);
  if (owner && owner.id !== id) return refuseTaken();
  await updateEmail(change.tx, id, { email, since: change.now });
  await deleteUnusedLinks(change.tx, id, 'change_email');
  await deleteUnusedLinks(change.tx, id, 'reset_password');
  await deleteSessionsOf(change.tx, id);
  change.announce(accountEmailChanged, { account_id: id });
}

async function noteWish(change: Change, { account, email, mailData, notice }: Wish): Promise<void> {
  await checkFree(change, email);
  await updatePendingEmail(change.tx, account.id, email);
  const once = `${account.id}/${change.newToken()}`;
  const effectKey = `accounts.emailChange/${once}` as const;
  const mailed = await mailLink(change, { account, purpose: 'change_email', to: email, effectKey, mailData });
  if (!mailed) return refuse('too_many_requests', { retryAfterSeconds: HOUR_SECONDS });
  await queueMail(change, `accounts.emailNotice/${once}`, account.email, notice);
  await deleteSessionsOf(change.tx, account.id);
}

async function checkFree(change: Change, email: string): Promise<void> {
  checkEmailDomain(change, email);
  const owner = await findAccountByEmail(change.tx, email);
  if (owner && owner.status !== 'unconfirmed') refuseTaken();
}

function officeMails({ settings }: Change, { language }: Account, isShut: boolean): Pick<Wish, 'mailData' | 'notice'> {
  return {
    mailData: (made) => officeEmailMail({ ...made, isShut }),
    notice: officeEmailNotice({ language, settings, isShut }),
  };
}

function refuseTaken(): never {
  return refuse('email_already_exists', { errors: { email: ['email_already_exists'] } });
}
