import type { notificationWordingDe } from './wording.de.ts';

export const notificationWordingEn: typeof notificationWordingDe = {
  questions: 'Any questions? Call us: {{phone}}.',
};
