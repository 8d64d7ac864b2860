import { healthPartsDe } from './parts.de.ts';

/** The mail to the board while something is wrong with the running of the product. */
export const healthWordingDe = {
  ...healthPartsDe,
  mail: {
    subject: 'Etwas läuft nicht, wie es soll',
    intro: 'Im Büro läuft etwas nicht, wie es soll:',
    button: 'Im Büro ansehen',
    onceADay: 'Diese E-Mail kommt höchstens einmal am Tag, solange etwas nicht läuft.',
  },
};
