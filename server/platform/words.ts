import i18next from 'i18next';
import { type Language, languages } from '../../domain/shared/language.ts';

/** A tree of sentences; the leaves may hold placeholders, `{{name}}`, and plural forms, `days_one`, `days_other`. */
export type Texts = { readonly [name: string | number]: string | Texts };

export type SayParams = Record<string, string | number>;

/** Says a sentence in a language. A key or a placeholder that is not there is a bug and throws. */
export type Say<Key extends string> = (language: Language, key: Key, params?: SayParams) => string;

/** Opens the words of the house: one tree per language, `Key` being the keys they have in common. */
export function openWords<Key extends string>(texts: Record<Language, Texts>): Say<Key> {
  const words = i18next.createInstance();
  void words.init({
    // ready at once: nothing is loaded from anywhere
    initAsync: false,
    lng: languages[0],
    fallbackLng: false,
    resources: Object.fromEntries(languages.map((language) => [language, { translation: texts[language] }])),
    // text stays text; whoever puts it into markup escapes it there
    interpolation: { escapeValue: false },
    nsSeparator: false,
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`no text is named ${key}`);
    },
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
      throw new Error(`nothing was given for ${match[0]} in: ${text}`);
    },
  });
  const speakers = new Map(languages.map((language) => [language, words.getFixedT(language)]));
  return (language, key: string, params) => {
    const speak = speakers.get(language);
    if (!speak) throw new Error(`nobody speaks ${language}`);
    return speak(key, { ...params });
  };
}
