/** What a household and those who speak for it are written at a death. */
export const deathWordingDe = {
  greeting: 'Liebe Familie {{family}}',
  link: 'Zum Portal',
  help: 'Wir sind für Sie da. Bitte rufen Sie uns an, Tag und Nacht: {{phone}}',
  helpInHours: 'Wir sind für Sie da. Bitte rufen Sie uns an: {{phone}}',
  condolence: {
    subject: 'Unser aufrichtiges Beileid',
    words: 'Wir trauern mit Ihnen um {{name}} und sprechen Ihnen unser aufrichtiges Beileid aus.',
    wordsOfChild: 'Wir trauern mit Ihnen um Ihr Kind und sprechen Ihnen unser aufrichtiges Beileid aus.',
    nothingToDo: 'Für die Mitgliedschaft müssen Sie jetzt nichts tun.',
  },
  correction: {
    subject: 'Bitte verzeihen Sie unseren Irrtum',
    words: 'Wir haben Ihnen zum Tod von {{name}} geschrieben. Das war ein Irrtum, und er tut uns sehr leid.',
    asBefore: 'Die Mitgliedschaft ist wie zuvor. Sie müssen nichts tun.',
  },
  representative: {
    subject: 'Todesfall: {{name}}',
    words: '{{name}} ist gestorben. Wir sprechen Ihnen unser aufrichtiges Beileid aus.',
    why: 'Die Familie hat uns Ihren Namen gegeben: Sie sprechen jetzt für die Familie. Bitte rufen Sie uns an.',
  },
  representativeCorrection: {
    subject: 'Bitte verzeihen Sie unseren Irrtum',
    words: 'Wir haben Ihnen zum Tod von {{name}} geschrieben. Das war ein Irrtum, und er tut uns sehr leid.',
  },
  closing: {
    subject: 'Zur Mitgliedschaft von {{name}}',
    subjectOfMoney: 'Zu Ihren offenen Rechnungen',
    until: 'Die Mitgliedschaft von {{name}} hat bis einschließlich {{date}} gegolten.',
    unbegun: 'Eine Mitgliedschaft von {{name}} hatte noch nicht begonnen.',
    household: 'Damit ist auch die Mitgliedschaft des Haushalts zu Ende.',
    charged: 'Was noch offen ist, sehen Sie unter „Zahlungen“. Bitte überweisen Sie den Betrag bis {{date}}.',
    stayReachable: 'Wir sind weiter für Sie da: {{phone}}',
  },
};
