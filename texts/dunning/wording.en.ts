import type { dunningWordingDe } from './wording.de.ts';

export const dunningWordingEn: typeof dunningWordingDe = {
  link: 'Go to payments',
  open: 'Still open: {{amount}}. Invoice {{number}} of {{issued}}, due on {{date}}.',
  crossed: 'Have you paid already? Then please ignore this message. Thank you.',
  total: 'Open altogether: {{amount}}.',
  together: 'You can pay everything by one transfer. Please transfer exactly {{amount}} then:',
  line: '{{description}}: still open {{amount}}. Invoice {{number}} of {{issued}}, due on {{date}}.',
  means: {
    first: 'First reminder. Please transfer the amount in the next few days.',
    second: 'Second reminder. Please transfer the amount soon.',
    third: 'Third reminder. If this invoice stays unpaid, you may lose your membership.',
    thirdEnded: 'Third reminder.',
  },
  difficult: 'Is it difficult to pay at the moment? Then please call us.',
  level1: {
    subject: 'Reminder: {{description}}',
    intro: 'You may have missed this invoice: {{description}}.',
    subjectSeveral: 'Reminder: {{count}} open invoices',
    introSeveral: 'You may have missed these invoices.',
    please: 'Please transfer the open amount in the next few days.',
  },
  level2: {
    subject: 'Second reminder: {{description}}',
    intro: 'This invoice is still not paid: {{description}}.',
    subjectSeveral: 'Second reminder: {{count}} open invoices',
    introSeveral: 'These invoices are still not paid.',
    please: 'Please transfer the amount soon. Is it difficult to pay at the moment? Then please call us.',
  },
  level3: {
    subject: 'Third reminder: {{description}}',
    intro: 'We have reminded you twice. This invoice is still open: {{description}}.',
    subjectSeveral: 'Third reminder: {{count}} open invoices',
    introSeveral: 'We have reminded you twice. These invoices are still open.',
    please: 'If invoices stay unpaid, you may lose your membership. Please call us, and we will find a way together.',
    ended: 'Please call us, and we will find a way together.',
  },
};
