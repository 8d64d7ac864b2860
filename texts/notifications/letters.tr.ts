import type { notificationLettersDe } from './letters.de.ts';

export const notificationLettersTr: typeof notificationLettersDe = {};
