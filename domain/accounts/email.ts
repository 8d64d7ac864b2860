import { withoutInvisible } from '../shared/text.ts';

const EMAIL_MAX = 254; // RFC 5321 §4.5.3.1.3
const LOCAL_PART_MAX = 64;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
// domains may contain German umlauts; those with other letters are in ASCII (`typedEmail`)
const domainLabel = /^[a-z0-9äöüß]([a-z0-9äöüß-]{0,61}[a-z0-9äöüß])?$/i;
const topLevel = /^([a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** Whether a text has the form of an e-mail address: a local part, an `@`, and a domain with a dot (spec §5). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > EMAIL_MAX || at > LOCAL_PART_MAX) return false;
  return localPart.test(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

/**
 * The form in which addresses are compared and stored: trimmed, without invisible characters, A to Z in lower case.
 * Only A to Z, because a Turkish locale would turn `IPEK@X.AT` into `ıpek@x.at` (D7).
 */
export function normaliseEmail(text: string): string {
  return withoutInvisible(text)
    .trim()
    .normalize('NFC')
    .replace(/[A-ZÄÖÜ]/g, (letter) => letter.toLowerCase());
}

/** Whether an address belongs to one of these domains or to a subdomain of one (D53). */
export function isDeniedEmail(email: string, deniedDomains: readonly string[]): boolean {
  const domain = normaliseEmail(email).split('@').at(-1) ?? '';
  return deniedDomains.some((denied) => domain === denied || domain.endsWith(`.${denied}`));
}

function isDomain(text: string): boolean {
  const labels = text.normalize('NFC').split('.');
  return labels.length > 1 && labels.every((label) => domainLabel.test(label)) && topLevel.test(labels.at(-1) ?? '');
}
