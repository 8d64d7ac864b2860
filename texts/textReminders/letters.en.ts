import type { textRemindersLettersDe } from './letters.de.ts';

export const textRemindersLettersEn: typeof textRemindersLettersDe = {
  overdue: 'Vefa: There is a reminder for you. Please look in the portal.',
  due_soon: 'Vefa: A deadline ends soon. Please look in the portal.',
  document: 'Vefa: One of your documents runs out soon. Please look in the portal.',
  news: 'Vefa: A message waits for you in the portal.',
  code_one: 'Vefa: Your code is {{code}}. It is valid for one minute. Please tell nobody.',
  code_other: 'Vefa: Your code is {{code}}. It is valid for {{count}} minutes. Please tell nobody.',
};
