import type { referenceWordingDe } from './wording.de.ts';

export const referenceWordingEn: typeof referenceWordingDe = {
  /** Below a legal text. */
  edition: 'Version {{version}} of {{day}}',
};
