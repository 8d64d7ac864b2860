import type { accountLettersDe } from './letters.de.ts';

export const accountLettersTr: typeof accountLettersDe = {};
