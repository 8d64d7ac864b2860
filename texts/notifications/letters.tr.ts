import type { notificationLettersDe } from './letters.de.ts';

export const notificationLettersTr: typeof notificationLettersDe = {
  questions: 'Sorularınız\u00a0mı var? Bizi arayın: {{phone}}.',
};
