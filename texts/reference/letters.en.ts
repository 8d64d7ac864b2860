import type { referenceLettersDe } from './letters.de.ts';

export const referenceLettersEn: typeof referenceLettersDe = {
  /** Below a legal text. */
  edition: 'Version {{version}} of {{day}}',
};
