/** The receiving server says permanently that it has no such mailbox: another attempt is useless. */
export class RecipientRefused extends Error {}

// RFC 3463: no such mailbox or domain (5.1.x), no mail for this domain (RFC 7505), a closed mailbox. Not included: 5.1.7 and
// 5.1.8 (our own address), 5.2.2 (full for now), 5.7.x (policy, also our relay's).
const ABOUT_THE_RECIPIENT = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1']);
// RFC 5321: answers about an unknown mailbox from servers without enhanced codes
const NO_SUCH_MAILBOX = new Set([550, 551, 553]);
const ABOUT_US = /relay|authenti|sender|policy|spam|block|denied/i;

/** Whether the mail server refused the recipient permanently, and not us, our relay or the content. */
export function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode, response } = error as { command?: string; responseCode?: number; response?: string };
  if (command !== 'RCPT TO' || !responseCode || responseCode < 500 || !response) return false;
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (status) return ABOUT_THE_RECIPIENT.has(status);
  return NO_SUCH_MAILBOX.has(responseCode) && !ABOUT_US.test(response);
}
