import type { emailHintDe } from './emailHint.de.ts';

export const emailHintEn: typeof emailHintDe = {
  meant: 'Did you mean {{email}}?',
  take: 'Yes, change it',
};
