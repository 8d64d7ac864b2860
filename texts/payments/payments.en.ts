import type { paymentsDe } from './payments.de.ts';

export const paymentsEn: typeof paymentsDe = {
  due: {
    left_one: '{{count}} day left',
    left_other: '{{count}} days left',
    today: 'Due today',
    late_one: '{{count}} day late',
    late_other: '{{count}} days late',
  },
  together: {
    which: 'Pay everything by one transfer',
    hint: 'Then you need only one QR code and one reference.',
    pay: 'Show the transfer of {{amount}}',
    tooFew: 'Choose at least two invoices.',
    exactly: 'Please transfer exactly this amount. Then all chosen invoices are paid.',
    name: 'transfer for all',
  },
  share: {
    data: 'Send the transfer’s data',
    copy: 'Copy the transfer’s data',
    copied: 'Copied',
    invoice: 'Send PDF',
  },
  link: {
    make: 'Link for a relative',
    made: 'Anyone with this link sees only this transfer. It is valid until {{date}}.',
    address: 'Link',
    share: 'Send the link',
    own: 'Your links for relatives',
    one: '{{number}}: {{amount}}, valid until {{date}}',
    end: 'End this link',
    endTitle: 'End this link?',
    endWords: 'People who open it then see nothing. You can make a new one at any time.',
    keep: 'Keep it',
  },
};
