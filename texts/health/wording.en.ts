import { healthPartsEn } from './parts.en.ts';

/** The mail to the board while something is wrong with the running of the product. */
export const healthWordingEn = {
  ...healthPartsEn,
  mail: {
    subject: 'Something is not running as it should',
    intro: 'Something in the office is not running as it should:',
    button: 'See it in the office',
    onceADay: 'This e-mail comes at most once a day, as long as something is not running.',
  },
};
