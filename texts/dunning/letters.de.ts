export const dunningLettersDe = {
  link: 'Zu den Zahlungen',
  open: 'Noch offen: {{amount}}. Rechnung {{number}} vom {{issued}}, fällig am {{date}}.',
  crossed: 'Haben Sie schon überwiesen? Dann brauchen Sie nichts zu tun. Danke.',
  level1: {
    subject: 'Erinnerung: {{description}}',
    intro: 'Vielleicht ist Ihnen diese Rechnung entgangen: {{description}}.',
    please: 'Bitte überweisen Sie den offenen Betrag in den nächsten Tagen.',
  },
  level2: {
    subject: 'Zweite Erinnerung: {{description}}',
    intro: 'Diese Rechnung ist noch offen: {{description}}.',
    please: 'Bitte überweisen Sie bald. Ist es gerade schwierig? Dann rufen Sie uns bitte an.',
  },
  level3: {
    subject: 'Dritte Erinnerung: {{description}}',
    intro: 'Wir haben Sie schon zweimal erinnert. Diese Rechnung ist noch offen: {{description}}.',
    please:
      'Unbezahlte Rechnungen gefährden Ihre Mitgliedschaft. Bitte rufen Sie uns an, wir finden gemeinsam einen Weg.',
    ended: 'Bitte rufen Sie uns an, wir finden gemeinsam einen Weg.',
  },
};
