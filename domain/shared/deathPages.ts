import type { Language } from './language.ts';

/** The addresses of the public page about a death: the word decides the language. Outside `/member-ui/`, no log-in. */
export const deathPages = { de: '/todesfall', tr: '/vefat', en: '/death' } as const satisfies Record<Language, string>;
