import type { notificationLettersDe } from './letters.de.ts';

export const notificationLettersEn: typeof notificationLettersDe = {};
