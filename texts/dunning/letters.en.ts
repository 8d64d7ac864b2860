import type { dunningLettersDe } from './letters.de.ts';

export const dunningLettersEn: typeof dunningLettersDe = {
  link: 'Go to payments',
  open: 'Still open: {{amount}}. Invoice {{number}} of {{issued}}, due on {{date}}.',
  crossed: 'Have you paid already? Then please ignore this message. Thank you.',
  level1: {
    subject: 'Reminder: {{description}}',
    intro: 'You may have missed this invoice: {{description}}.',
    please: 'Please transfer the open amount in the next few days.',
  },
  level2: {
    subject: 'Second reminder: {{description}}',
    intro: 'This invoice is still not paid: {{description}}.',
    please: 'Please transfer it soon. Is it difficult at the moment? Then please call us.',
  },
  level3: {
    subject: 'Third reminder: {{description}}',
    intro: 'We have reminded you twice. This invoice is still open: {{description}}.',
    please: 'Unpaid invoices put your membership at risk. Please call us, and we will find a way together.',
    ended: 'Please call us, and we will find a way together.',
  },
};
