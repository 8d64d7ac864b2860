import type { paymentWordingDe } from './wording.de.ts';

export const paymentWordingEn: typeof paymentWordingDe = {
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
    payAll: 'That leaves {{amount}} to pay on this invoice. Please transfer the amount by {{date}}.',
  },
  unassigned: {
    subject: 'Payment corrected: {{description}}',
    intro: 'We had booked a payment of {{amount}} for you by mistake. It was for: {{description}}.',
    pay: 'Please transfer {{amount}} by {{date}}.',
  },
  refunded: {
    subject: 'We have paid money back to you',
    intro: 'We transferred {{amount}} back to you on {{date}}.',
    account: 'The money went to the account that ends in {{end}}.',
    reason: 'The reason: {{reason}}',
  },
  refundUndone: {
    subject: 'Our repayment: a correction',
    intro: 'We had told you of a repayment of {{amount}} on {{date}}. That was our mistake.',
    stays: 'The amount is still with us for you. You need not do anything.',
  },
};
