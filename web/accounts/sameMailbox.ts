import { normaliseEmail } from '../../domain/accounts/email.ts';

/** Whether two addresses are the same mailbox: browsers turn `müller.at` in e-mail fields into `xn--mller-kva.at`. */
export function isSameMailbox(one: string, other: string): boolean {
  return inAscii(one) === inAscii(other);
}

function inAscii(typed: string): string {
  const email = normaliseEmail(typed);
  const domain = email.lastIndexOf('@') + 1;
  const url = `http://${email.slice(domain)}`;
  return URL.canParse(url) ? email.slice(0, domain) + new URL(url).hostname : email;
}
