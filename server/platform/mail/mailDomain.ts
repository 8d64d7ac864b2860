import { domainToASCII, domainToUnicode } from 'node:url';

/** Letters that cannot be mistaken for others: with other letters a domain may imitate another one. */
const READABLE = /^[a-z0-9äöüß-]+$/;

/** The address with its domain in Unicode: `ayse@xn--mller-kva.at` becomes `ayse@müller.at` (RFC 5890). */
export function withReadableDomain(email: string): string {
  return withDomain(email, (label) => {
    const readable = label.startsWith('xn--') ? domainToUnicode(label) : '';
    return READABLE.test(readable) ? readable : label;
  });
}

/** The address with its domain in ASCII, as mail servers need it. */
export function withAsciiDomain(email: string): string {
  // digits alone would be read as an IP address
  return withDomain(email, (label) => (/^[ -~]*$/.test(label) ? label : domainToASCII(label) || label));
}

/** Converts each label of the domain except the last, which is always ASCII. */
function withDomain(email: string, spelled: (label: string) => string): string {
  const domain = email.lastIndexOf('@') + 1;
  const labels = email.slice(domain).split('.');
  const changed = labels.map((label, index) => (index < labels.length - 1 ? spelled(label) : label));
  return email.slice(0, domain) + changed.join('.');
}
