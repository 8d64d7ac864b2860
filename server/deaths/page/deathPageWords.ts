import type { Language } from '../../../domain/shared/language.ts';
import type { Params } from '../../../texts/sentence.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { say, type WordingKey } from '../../words.ts';

type OfPage<Key> = Key extends `deaths.page.${infer Rest}` ? Rest : never;
export type DeathPageKey = OfPage<WordingKey>;

/** The page's sentences in one language, as markup: parameters are escaped. */
export type DeathPageWords = (key: DeathPageKey, params?: Params) => string;

export function deathPageWords(language: Language): DeathPageWords {
  return (key, params) => escapeHtml(say(language, `deaths.page.${key}` as WordingKey, params));
}
