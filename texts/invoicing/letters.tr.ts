import type { invoicingLettersDe } from './letters.de.ts';

export const invoicingLettersTr: typeof invoicingLettersDe = {};
