/** The languages in the order of the switch; German is the default (spec §1). */
export const languages = ['de', 'tr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';

/** The language that the switch leads to: de → tr → en → de. */
export function nextLanguage(language: Language): Language {
  const following = { de: 'tr', tr: 'en', en: 'de' } as const satisfies Record<Language, Language>;
  return following[language];
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
