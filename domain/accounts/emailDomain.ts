import { withoutInvisible } from '../shared/text.ts';
import { isEmail } from './email.ts';
import { isProvider } from './emailProviders.ts';

/** Letters that cannot be mistaken for others: with other letters a domain may imitate another one (D7). */
const READABLE = /^[a-z0-9äöüß-]*$/i;
const WRITTEN = /^[\p{L}\p{M}\p{N}-]+$/u;

/** Browsers and Node have it; this folder knows neither. */
const { URL } = globalThis as unknown as { URL: new (url: string) => { hostname: string } };

/**
 * A typed address, trimmed and without invisible characters. Of its domain, labels with other letters than German ones are written
 * in ASCII: `çelik.com.tr` becomes `xn--elik-zoa.com.tr` (RFC 5891). A provider's domain with a dotless i stays as typed,
 * because it is a slip (`gmaıl.com`).
 */
export function typedEmail(text: string): string {
  const email = withoutInvisible(text).trim().normalize('NFC');
  const domain = email.lastIndexOf('@') + 1;
  // the capital i of a Turkish keyboard
  const written = email.slice(domain).replaceAll('İ', 'I');
  if (domain < 2 || isProvider(written.toLowerCase().replaceAll('ı', 'i'))) return email.slice(0, domain) + written;
  return email.slice(0, domain) + written.split('.').map(inAscii).join('.');
}

/** The refusal key for a required e-mail address; undefined if it is fine. */
export function emailProblem(text: string): 'required' | 'invalid_email' | undefined {
  const email = typedEmail(text);
  if (email === '') return 'required';
  return isEmail(email) ? undefined : 'invalid_email';
}

function inAscii(label: string): string {
  if (READABLE.test(label) || !WRITTEN.test(label)) return label;
  try {
    // digits alone would be read as an IP address, so another label follows
    return new URL(`http://${label}.x`).hostname.slice(0, -2);
  } catch {
    // no domain may have it: it stays as typed, and is refused
    return label;
  }
}
