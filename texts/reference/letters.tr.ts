import type { referenceLettersDe } from './letters.de.ts';

export const referenceLettersTr: typeof referenceLettersDe = {
  /** Below a legal text. */
  edition: 'Sürüm {{version}}, {{day}}',
};
