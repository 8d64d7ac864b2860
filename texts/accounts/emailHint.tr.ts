import type { emailHintDe } from './emailHint.de.ts';

export const emailHintTr: typeof emailHintDe = {
  meant: 'Şunu\u00a0mu demek istediniz: {{email}}?',
  take: 'Evet, böyle değiştir',
};
