import type { accountLettersDe } from './letters.de.ts';

export const accountLettersEn: typeof accountLettersDe = {};
