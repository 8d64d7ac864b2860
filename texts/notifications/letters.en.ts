import type { notificationLettersDe } from './letters.de.ts';

export const notificationLettersEn: typeof notificationLettersDe = {
  questions: 'Any questions? Call us: {{phone}}.',
};
