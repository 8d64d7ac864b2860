import type { notificationWordingDe } from './wording.de.ts';

export const notificationWordingTr: typeof notificationWordingDe = {
  questions: 'Sorularınız\u00a0mı var? Bizi arayın: {{phone}}.',
};
