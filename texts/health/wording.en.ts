import { healthPartsEn } from './parts.en.ts';

/** The mails to the board: something is wrong with the running of the product, and the end of the record. */
export const healthWordingEn = {
  ...healthPartsEn,
  mail: {
    subject: 'Something is not running as it should',
    intro: 'Something in the office is not running as it should:',
    button: 'See it in the office',
    onceADay: 'This e-mail comes at most once a day, as long as something is not running.',
  },
  recordMail: {
    subject: 'Check value of the record',
    intro: 'The record says who in the office did and looked at what.',
    value: 'Check value: {{head}}',
    keep: 'Please keep this e-mail. With the value your technician can show that nothing has been changed since.',
    button: 'See the record',
    onceAWeek: 'This e-mail comes once a week.',
  },
};
