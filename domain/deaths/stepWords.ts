import { type StepKey, stepKeys } from '../boardSettings/builtInSteps.ts';
import type { Language } from '../shared/language.ts';

/** What a step of a case is called; see `deathStep`. */
export type StepName = {
  step_key: string | null;
  template_words: Record<Language, string> | null;
  own_words: string | null;
};

/** The words of a step; `builtIn` has those of the built-in ones. */
export function wordsOfStep(
  { step_key, template_words, own_words }: StepName,
  language: Language,
  builtIn: (key: StepKey) => string,
): string {
  if (own_words !== null) return own_words;
  if (template_words) return template_words[language];
  const key = stepKeys.find((known) => known === step_key);
  // a key that a later version has given up still names the step
  return key ? builtIn(key) : (step_key ?? '');
}
