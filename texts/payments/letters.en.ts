import type { paymentLettersDe } from './letters.de.ts';

export const paymentLettersEn: typeof paymentLettersDe = {
  link: 'Go to payments',
  paid: {
    subject: 'Paid: {{description}}',
    intro: 'Your payment reached us on {{date}}: {{description}}. Thank you.',
    tooMuch: 'You have transferred more than was owed. We will contact you about the surplus.',
    nothingToDo: 'There is nothing left to do for this invoice.',
  },
  returned: {
    subject: 'Payment returned: {{description}}',
    intro: 'The bank has returned your payment of {{amount}}. It was for: {{description}}.',
    pay: 'Please transfer {{amount}} once more by {{date}}.',
  },
  released: {
    subject: 'Payment corrected: {{description}}',
    intro: 'We had booked a payment of {{amount}} for you by mistake. It was for: {{description}}.',
    pay: 'Please transfer {{amount}} by {{date}}.',
  },
};
