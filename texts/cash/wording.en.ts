import type { cashWordingDe } from './wording.de.ts';

export const cashWordingEn: typeof cashWordingDe = {
  receipt: {
    title: 'Receipt {{number}}',
    reversal: 'Receipt of reversal {{number}}',
    filename: 'Receipt-{{number}}.pdf',
    number: 'Receipt number',
    membershipNo: 'Membership number',
    date: 'Date',
    received: 'We have received {{amount}} in cash. Thank you.',
    receivedFrom: 'We have received {{amount}} in cash from {{name}}. Thank you.',
    reversed: 'This receipt reverses the receipt {{number}}: {{amount}}.',
    wasReversed: 'This receipt is no longer valid. It is reversed by the receipt {{number}}.',
    for: 'What for',
    invoice: 'Invoice',
    billNumber: 'Number',
    paid: 'Paid in cash',
    total: 'Total',
    stillOwed: '{{amount}} is still owed on these invoices.',
    allPaid: 'Nothing is owed on these invoices any more.',
    keep: 'Please keep this receipt.',
    questions: 'Do you have questions? Call us: {{phone}}.',
    sign: 'For the association: {{name}}',
    signUnnamed: 'For the association',
  },
  deposit: { reason: 'Deposit of cash, receipt {{number}}' },
};
