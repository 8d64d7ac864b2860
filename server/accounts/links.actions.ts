import type { Letter } from '../platform/mail/letter.ts';
import { mailsNamedSince, post } from '../platform/mail/post.ts';
import type { Change } from '../platform/work.ts';
import { confirmationLetter, emailChangeLetter, type LinkLetter, passwordResetLetter } from './accounts.letters.ts';
import type { Account } from './accounts.reads.ts';
import type { TokenPurpose } from './accounts.tables.ts';
import { findLink, type Link } from './links.reads.ts';
import { insertLink, type NewLink, updateLinkUsed } from './links.writes.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';
import { lockKey } from './throttle.writes.ts';

/** How long a registration waits to be confirmed after the last link. */
export const CONFIRMATION_HOURS = 48; // D12

/** How long a link to a new password works. */
export const RESET_HOURS = 1; // D13

/** How long an address that was changed can be put back. */
export const UNDO_DAYS = 7; // D16

const HOURS_VALID = {
  confirm_email: CONFIRMATION_HOURS,
  change_email: 48,
  reset_password: RESET_HOURS,
  undo_email: UNDO_DAYS * 24,
} as const satisfies Record<TokenPurpose, number>; // D12, D16

/** With what the keys of mailed links begin: these are counted, and no other letters. */
const LINK_KEYS = ['registration.confirmation/', 'accounts.link/', 'accounts.emailChange/'] as const;

const letters = {
  confirm_email: confirmationLetter,
  change_email: emailChangeLetter,
  reset_password: passwordResetLetter,
} as const;

export type LinkMail = {
  account: Pick<Account, 'id' | 'language'>;
  purpose: keyof typeof letters;
  to: string;
  /** Names the effect, so that a job that runs twice mails once. */
  effectKey: `${(typeof LINK_KEYS)[number]}${string}`;
  /** Where the words are not those of the purpose. */
  letter?: (made: LinkLetter) => Letter;
  /** Nobody could ask for it who has not shown that the mailbox is theirs: it goes whatever went before. */
  isPromised?: boolean;
};

/**
 * Mails a link that works once. Earlier links of the same kind go on working until one is used: whoever asks for
 * another may still open the first. False when the recipient has got as many links as one may get in an hour (D17);
 * invoices and news take none of them away.
 */
export async function mailLink(change: Change, mail: LinkMail): Promise<boolean> {
  const { settings } = change;
  const { account, purpose, to, effectKey, letter: written = letters[purpose], isPromised = false } = mail;
  await lockKey(change.tx, `mails/${to}`);
  if (!isPromised && (await linksInAnHour(change, to)) >= settings.limits.mailsPerRecipient) return false;
  const token = change.newToken();
  const letter = written({ language: account.language, settings, token });
  if (!(await post(change, effectKey, to, letter))) return true;
  await keepLink(change, { account_id: account.id, purpose, token });
  return true;
}

/** A link that puts the present address of an account back in force; the letter to that address carries it. */
export async function keepUndoLink(change: Change, { id, email }: Pick<Account, 'id' | 'email'>, token: string) {
  await keepLink(change, { account_id: id, purpose: 'undo_email', email, token });
}

/** A link to a new password for whoever has just shown that the account is theirs: it is handed over, not mailed. */
export async function handPasswordLink(change: Change, accountId: number): Promise<string> {
  const token = change.newToken();
  await keepLink(change, { account_id: accountId, purpose: 'reset_password', token });
  return token;
}

/** Opens a mailed link of one of these kinds and uses it up; undefined when it is unknown, used or too old. */
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
