import type { applicationLettersDe } from './letters.de.ts';

export const applicationLettersTr: typeof applicationLettersDe = {};
