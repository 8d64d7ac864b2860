import type { invoicingLettersDe } from './letters.de.ts';

export const invoicingLettersEn: typeof invoicingLettersDe = {};
