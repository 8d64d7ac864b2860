import type { textRemindersLettersDe } from './letters.de.ts';

export const textRemindersLettersTr: typeof textRemindersLettersDe = {
  overdue: 'Vefa: Sizin için bir hatırlatma var. Lütfen portala bakın.',
  due_soon: 'Vefa: Yakında bir süre doluyor. Lütfen portala bakın.',
  document: 'Vefa: Bir belgenizin süresi doluyor. Lütfen portala bakın.',
  news: 'Vefa: Portalda size bir mesaj var.',
  code_one: 'Vefa: Kodunuz {{code}}. Bir dakika geçerli. Kimseye vermeyin.',
  code_other: 'Vefa: Kodunuz {{code}}. {{count}} dakika geçerli. Kimseye vermeyin.',
};
