import type { Language } from '../../domain/shared/language.ts';
import { type Params, placeholdersOf, sentence, type Texts } from '../../texts/sentence.ts';

/** Returns a text in a language. A missing key or placeholder is a bug and throws. */
export type Say<Key extends string> = (language: Language, key: Key, params?: Params) => string;

/** Makes a `Say` from one tree of texts per language; `Key` are the keys that they have in common. */
export function openWords<Key extends string>(texts: Record<Language, Texts>): Say<Key> {
  return (language, key, params = {}) => {
    const { count } = params;
    const open = sentence(texts[language], language, key, count === undefined ? {} : { count });
    if (open === undefined) throw new Error(`no text is named ${key}`);
    const missing = placeholdersOf(open).find((name) => params[name] === undefined);
    if (missing) throw new Error(`nothing was given for ${missing} in: ${open}`);
    return sentence(texts[language], language, key, params) ?? open;
  };
}
