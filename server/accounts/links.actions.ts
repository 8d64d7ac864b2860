import type { Change } from '../platform/context.ts';
import { lockKey } from '../platform/lockKey.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { mailsNamedSince, queueMail } from '../platform/mail/mailQueue.ts';
import type { Account } from './accounts.reads.ts';
import type { TokenPurpose } from './accounts.tables.ts';
import { confirmationMail, emailChangeMail, type MadeLink, passwordResetMail } from './accounts.wording.ts';
import { insertLink, type NewLink, updateLinkUsed } from './accounts.writes.ts';
import { findLink, type Link } from './links.reads.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';

/** How long a registration can be confirmed after the last link was mailed (D12). */
export const CONFIRMATION_HOURS = 48;

/** How long a password link works (D13). */
export const RESET_HOURS = 1;

/** How long a changed address can be put back (D16). */
export const UNDO_DAYS = 7;

const HOURS_VALID = {
  confirm_email: CONFIRMATION_HOURS,
  change_email: 48,
  reset_password: RESET_HOURS,
  undo_email: UNDO_DAYS * 24,
} as const satisfies Record<TokenPurpose, number>; // D12, D16

/** The prefixes of the keys of mailed links: only these mails count towards the limit. */
const LINK_KEYS = ['registration.confirmation/', 'accounts.link/', 'accounts.emailChange/'] as const;

const mails = {
  confirm_email: confirmationMail,
  change_email: emailChangeMail,
  reset_password: passwordResetMail,
} as const;

export type LinkMail = {
  account: Pick<Account, 'id' | 'language'>;
  purpose: keyof typeof mails;
  to: string;
  /** The effect key, so that a job that runs twice mails once. */
  effectKey: `${(typeof LINK_KEYS)[number]}${string}`;
  /** If the text differs from the purpose's default. */
  mailData?: (made: MadeLink) => MailData;
  /** Only the owner of the mailbox can have caused this mail: it is sent whatever the limit says. */
  isPromised?: boolean;
};

/**
 * Mails a link that works once. Earlier links of the same kind work until one is used, because a person who asks for another may
 * still open the first. Returns false if the recipient has reached the limit of links per hour (D17); mails without links do not
 * count.
 */
export async function mailLink(change: Change, mail: LinkMail): Promise<boolean> {
  const { settings } = change;
  const { account, purpose, to, effectKey, mailData: written = mails[purpose], isPromised = false } = mail;
  await lockKey(change.tx, `mails/${to}`);
  if (!isPromised && (await linksInAnHour(change, to)) >= settings.limits.mailsPerRecipient) return false;
  const token = change.newToken();
  const mailData = written({ language: account.language, settings, token });
  if (!(await queueMail(change, effectKey, to, mailData))) return true;
  await keepLink(change, { account_id: account.id, purpose, token });
  return true;
}

/** Creates a link that puts the account's present address back in force; the notice to that address carries it. */
export async function keepUndoLink(change: Change, { id, email }: Pick<Account, 'id' | 'email'>, token: string) {
  await keepLink(change, { account_id: id, purpose: 'undo_email', email, token });
}

/** A password link for somebody who has just proved that the account is theirs: it is returned, not mailed. */
export async function createPasswordLink(change: Change, accountId: number): Promise<string> {
  const token = change.newToken();
  await keepLink(change, { account_id: accountId, purpose: 'reset_password', token });
  return token;
}

/** Uses up a mailed link of one of these kinds; undefined if it is unknown, used or expired. */
export async function redeemLink(
  change: Change,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<Link | undefined> {
  const link = await findLink(change.tx, token, change.now);
  if (!link || !purposes.includes(link.purpose)) return undefined;
  return (await updateLinkUsed(change.tx, link.id, change.now)) ? link : undefined;
}

async function keepLink({ tx, now }: Change, link: Omit<NewLink, 'created_at' | 'expires_at'>): Promise<void> {
  const expires_at = new Date(now.getTime() + HOURS_VALID[link.purpose] * HOUR_SECONDS * 1_000);
  await insertLink(tx, { ...link, created_at: now, expires_at });
}

function linksInAnHour(change: Change, to: string): Promise<number> {
  const since = new Date(change.now.getTime() - HOUR_SECONDS * 1_000);
  return mailsNamedSince(change, { recipient: to, since, named: LINK_KEYS });
}
