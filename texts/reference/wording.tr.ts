import type { referenceWordingDe } from './wording.de.ts';

export const referenceWordingTr: typeof referenceWordingDe = {
  /** Below a legal text. */
  edition: 'Sürüm {{version}}, {{day}}',
};
