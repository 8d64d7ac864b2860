/** News that the office writes to one household. */
export const officeNewsDe = {
  subject: 'Betreff',
  text: 'Nachricht',
  textHint: 'Eine leere Zeile beginnt einen neuen Absatz. Aus https-Adressen werden Links.',
  noMail: 'Die Nachricht steht im Portal unter „Neuigkeiten“. Eine E-Mail wird nicht verschickt.',
  language: 'Sprache der Nachricht',
  languageHint: 'Damit Vorleseprogramme sie richtig aussprechen.',
  severalLanguages: 'mehrere Sprachen',
  toOne: 'Nachricht an {{name}}',
  toOneHint: 'Sprache des Haushalts: {{language}}.',
  sendOne: 'Senden',
  sentOne: 'Die Nachricht ist gesendet.',
};
