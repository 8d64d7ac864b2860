import type { notificationLettersDe } from './letters.de.ts';

export const notificationLettersTr: typeof notificationLettersDe = {
  questions: 'Sorularınız mı var? Bizi arayın: {{phone}}.',
};
