export const dunningWordingDe = {
  link: 'Zu den Zahlungen',
  open: 'Noch offen: {{amount}}. Rechnung {{number}} vom {{issued}}, fällig am {{date}}.',
  crossed: 'Haben Sie schon überwiesen? Dann brauchen Sie nichts zu tun. Danke.',
  total: 'Zusammen offen: {{amount}}.',
  together: 'Sie können alles mit einer Überweisung bezahlen. Bitte überweisen Sie dann genau {{amount}}:',
  line: '{{description}}: noch offen {{amount}}. Rechnung {{number}} vom {{issued}}, fällig am {{date}}.',
  means: {
    first: 'Erste Erinnerung. Bitte überweisen Sie in den nächsten Tagen.',
    second: 'Zweite Erinnerung. Bitte überweisen Sie bald.',
    third: 'Dritte Erinnerung. Bleibt diese Rechnung unbezahlt, können Sie Ihre Mitgliedschaft verlieren.',
    thirdEnded: 'Dritte Erinnerung.',
  },
  difficult: 'Können Sie gerade nicht bezahlen? Dann rufen Sie uns bitte an.',
  level1: {
    subject: 'Erinnerung: {{description}}',
    intro: 'Vielleicht ist Ihnen diese Rechnung entgangen: {{description}}.',
    subjectSeveral: 'Erinnerung: {{count}} offene Rechnungen',
    introSeveral: 'Vielleicht sind Ihnen diese Rechnungen entgangen.',
    please: 'Bitte überweisen Sie den offenen Betrag in den nächsten Tagen.',
  },
  level2: {
    subject: 'Zweite Erinnerung: {{description}}',
    intro: 'Diese Rechnung ist noch offen: {{description}}.',
    subjectSeveral: 'Zweite Erinnerung: {{count}} offene Rechnungen',
    introSeveral: 'Diese Rechnungen sind noch offen.',
    please: 'Bitte überweisen Sie bald. Können Sie gerade nicht bezahlen? Dann rufen Sie uns bitte an.',
  },
  level3: {
    subject: 'Dritte Erinnerung: {{description}}',
    intro: 'Wir haben Sie schon zweimal erinnert. Diese Rechnung ist noch offen: {{description}}.',
    subjectSeveral: 'Dritte Erinnerung: {{count}} offene Rechnungen',
    introSeveral: 'Wir haben Sie schon zweimal erinnert. Diese Rechnungen sind noch offen.',
    please:
      'Unbezahlte Rechnungen gefährden Ihre Mitgliedschaft. Bitte rufen Sie uns an, wir finden gemeinsam einen Weg.',
    ended: 'Bitte rufen Sie uns an, wir finden gemeinsam einen Weg.',
  },
};
