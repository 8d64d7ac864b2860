/** Mails about accounts of the office. */
export const staffWordingDe = {
  events: {
    staff_invitation: 'Einladung ins Büro',
    staff_role: 'andere Rolle',
    staff_reset: 'zweiter Faktor zurückgesetzt',
    staff_reopening: 'Konto wieder offen',
    closed: 'Konto geschlossen',
    joined: 'Einladung angenommen',
  },
  news: {
    subject: 'Zugänge zum Büro: {{name}}',
    asked: '{{who}} bittet um Zustimmung. {{name}}: {{what}}. Jemand anderer vom Vorstand entscheidet im Büro.',
    done: 'Erledigt ist jetzt, zuletzt durch {{who}}. {{name}}: {{what}}.',
    button: 'Im Büro ansehen',
    notRight: 'Stimmt das nicht? Schließen Sie das Konto gleich im Büro.',
  },
  invitation: {
    subject: 'Ihre Einladung ins Büro',
    intro: 'Sie sind eingeladen, im Büro mitzuarbeiten.',
    next: 'Wählen Sie zuerst Ihr Passwort. Beim ersten Anmelden verbinden Sie dann eine App auf Ihrem Handy.',
    button: 'Einladung annehmen',
    validity: 'Der Link gilt {{days}} Tage und nur einmal.',
    notYou: 'Kennen Sie den Verein nicht? Dann vergessen Sie diese E-Mail einfach.',
  },
  reopened: {
    subject: 'Ihr Konto im Büro ist wieder offen',
    intro: 'Ihr Konto im Büro ist wieder offen. Ihr früheres Passwort gilt nicht mehr.',
    next: 'Verlangen Sie einen Link für ein neues Passwort. Danach richten Sie den zweiten Faktor ein.',
    button: 'Neues Passwort verlangen',
    notYou: 'Haben Sie nicht damit gerechnet? Dann rufen Sie bitte im Büro an.',
  },
};
