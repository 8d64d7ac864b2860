/**
 * Providers of mailboxes that our members use, by their first label, with the endings under which they give addresses: the most
 * likely first.
 */
export const emailProviders: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com', 'de'],
  hotmail: ['com', 'de', 'at', 'com.tr', 'ch', 'it', 'fr', 'es', 'nl', 'be', 'co.uk'],
  outlook: ['com', 'de', 'at', 'com.tr', 'it', 'fr', 'es', 'be'],
  live: ['com', 'at', 'de', 'nl', 'fr', 'it', 'be', 'co.uk'],
  msn: ['com'],
  windowslive: ['com'],
  icloud: ['com'],
  me: ['com'],
  yahoo: ['com', 'de', 'com.tr', 'at', 'it', 'fr', 'es', 'co.uk'],
  ymail: ['com'],
  aol: ['com', 'de', 'at'],
  gmx: ['at', 'net', 'de', 'com', 'ch', 'eu', 'org'],
  web: ['de'],
  mail: ['com', 'de', 'ru', 'at'],
  email: ['com', 'de', 'at'],
  proton: ['me'],
  protonmail: ['com', 'ch'],
  yandex: ['com', 'com.tr', 'ru'],
  mynet: ['com'],
  aon: ['at'],
  a1: ['net', 'at'],
  chello: ['at'],
  kabsi: ['at'],
  liwest: ['at'],
  drei: ['at'],
  magenta: ['at'],
  't-online': ['de'],
  freenet: ['de'],
};

/** Whether a domain is one of theirs. */
export function isProvider(domain: string): boolean {
  const [brand = '', ...ending] = domain.split('.');
  return Object.hasOwn(emailProviders, brand) && emailProviders[brand]?.includes(ending.join('.')) === true;
}
