import type { textRemindersWordingDe } from './wording.de.ts';

export const textRemindersWordingTr: typeof textRemindersWordingDe = {
  overdue: '{{association}}: Sizin için bir hatırlatma var. Lütfen portala bakın.',
  due_soon: '{{association}}: Yakında bir süre doluyor. Lütfen portala bakın.',
  document: '{{association}}: Bir belgenizin süresi doluyor. Lütfen portala bakın.',
  news: '{{association}}: Portalda size bir mesaj var.',
  code_one: '{{association}}: Kodunuz {{code}}. Bir dakika geçerli. Kimseye vermeyin.',
  code_other: '{{association}}: Kodunuz {{code}}. {{count}} dakika geçerli. Kimseye vermeyin.',
};
