import type { Language } from './language.ts';

/** The addresses of the public page about a death: the word decides the language. Outside `/member-ui/`, no log-in. */
export const deathPages = { de: '/todesfall', tr: '/vefat', en: '/death' } as const satisfies Record<Language, string>;

/** Where the family's link leads, with its token behind the question mark; without one it asks for the printed code. */
export const familyPages = {
  de: '/todesfall/familie',
  tr: '/vefat/aile',
  en: '/death/family',
} as const satisfies Record<Language, string>;

/** The same for undertaker and imam, who have no printed code. */
export const guestPages = {
  de: '/todesfall/bestattung',
  tr: '/vefat/gorevli',
  en: '/death/undertaker',
} as const satisfies Record<Language, string>;
