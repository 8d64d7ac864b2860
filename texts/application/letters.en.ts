import type { applicationLettersDe } from './letters.de.ts';

export const applicationLettersEn: typeof applicationLettersDe = {};
