import { domainToASCII, domainToUnicode } from 'node:url';

/** Letters of which none is taken for another: what else an ASCII spelling stands for may imitate somebody's domain. */
const READABLE = /^[a-z0-9äöüß-]+$/;

/** The address with its domain as people read it: `ayse@xn--mller-kva.at` becomes `ayse@müller.at` (RFC 5890). */
export function withReadableDomain(email: string): string {
  return withDomain(email, (label) => {
    const readable = label.startsWith('xn--') ? domainToUnicode(label) : '';
    return READABLE.test(readable) ? readable : label;
  });
}

/** The address with its domain as mail servers know it. */
export function withAsciiDomain(email: string): string {
  // digits alone would be read as an address of the Internet
  return withDomain(email, (label) => (/^[ -~]*$/.test(label) ? label : domainToASCII(label) || label));
}

/** Changes each part of the domain but the last, which is ASCII wherever mail goes. */
function withDomain(email: string, spelled: (label: string) => string): string {
  const domain = email.lastIndexOf('@') + 1;
  const labels = email.slice(domain).split('.');
  const changed = labels.map((label, index) => (index < labels.length - 1 ? spelled(label) : label));
  return email.slice(0, domain) + changed.join('.');
}
