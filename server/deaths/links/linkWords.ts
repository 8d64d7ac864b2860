import { type StepName, wordsOfStep } from '../../../domain/deaths/stepWords.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { Params } from '../../../texts/sentence.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { say, type WordingKey } from '../../words.ts';

type OfLink<Key> = Key extends `deaths.linkPage.${infer Rest}` ? Rest : never;
export type LinkKeyOfWords = OfLink<WordingKey>;

/** Sentences of the pages behind a link in one language, as markup: nothing in them can become an element. */
export type LinkWords = (key: LinkKeyOfWords, params?: Params) => string;

export function linkWords(language: Language): LinkWords {
  return (key, params) => escapeHtml(say(language, `deaths.linkPage.${key}` as WordingKey, params));
}

/** What a step is called, as markup. */
export function stepWords(language: Language, step: StepName): string {
  return escapeHtml(wordsOfStep(step, language, (key) => say(language, `boardSettings.steps.${key}`)));
}
