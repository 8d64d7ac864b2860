import { healthPartsDe } from './parts.de.ts';

/** The mails to the board: something is wrong with the running of the product, and the end of the record. */
export const healthWordingDe = {
  ...healthPartsDe,
  mail: {
    subject: 'Etwas läuft nicht, wie es soll',
    intro: 'Im Büro läuft etwas nicht, wie es soll:',
    button: 'Im Büro ansehen',
    onceADay: 'Diese E-Mail kommt höchstens einmal am Tag, solange etwas nicht läuft.',
  },
  recordMail: {
    subject: 'Prüfwert des Protokolls',
    intro: 'Das Protokoll hält fest, wer im Büro was getan und angesehen hat.',
    value: 'Prüfwert: {{head}}',
    keep: 'Bitte bewahren Sie diese E-Mail auf. Mit dem Prüfwert zeigt die Technik, dass seither nichts geändert wurde.',
    button: 'Protokoll ansehen',
    onceAWeek: 'Diese E-Mail kommt einmal in der Woche.',
  },
};
