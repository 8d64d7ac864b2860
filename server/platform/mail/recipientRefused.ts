/** The receiving server says for good that it has nobody of this address: trying again brings nothing. */
export class RecipientRefused extends Error {}

// RFC 3463: no such mailbox or domain (5.1.x), no mail for this domain (RFC 7505), a mailbox that is closed.
// Not among them: 5.1.7 and 5.1.8 (our own address), 5.2.2 (full, for now), 5.7.x (policy, our relay's among it).
const ABOUT_THE_RECIPIENT = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1']);
// RFC 5321: what a server without such codes says of a mailbox that it does not have
const NO_SUCH_MAILBOX = new Set([550, 551, 553]);
const ABOUT_US = /relay|authenti|sender|policy|spam|block|denied/i;

/** Whether the mail server refused the recipient for good, and not us, our relay or the letter. */
export function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode, response } = error as { command?: string; responseCode?: number; response?: string };
  if (command !== 'RCPT TO' || !responseCode || responseCode < 500 || !response) return false;
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (status) return ABOUT_THE_RECIPIENT.has(status);
  return NO_SUCH_MAILBOX.has(responseCode) && !ABOUT_US.test(response);
}
