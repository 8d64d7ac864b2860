export const paymentWordingDe = {
  link: 'Zu den Zahlungen',
  paid: {
    subject: 'Bezahlt: {{description}}',
    intro: 'Ihre Zahlung ist am {{date}} bei uns eingegangen: {{description}}. Vielen Dank.',
    tooMuch: 'Sie haben mehr überwiesen, als zu bezahlen war. Wir melden uns wegen des Überschusses.',
    nothingToDo: 'Für diese Rechnung ist nichts mehr zu tun.',
  },
  returned: {
    subject: 'Zahlung zurückgegeben: {{description}}',
    intro: 'Die Bank hat Ihre Zahlung von {{amount}} zurückgegeben. Sie betraf: {{description}}.',
    pay: 'Bitte überweisen Sie {{amount}} bis {{date}} noch einmal.',
    payAll: 'Auf dieser Rechnung sind damit {{amount}} offen. Bitte überweisen Sie den Betrag bis {{date}}.',
  },
  unassigned: {
    subject: 'Zahlung berichtigt: {{description}}',
    intro: 'Wir hatten eine Zahlung von {{amount}} irrtümlich bei Ihnen gebucht. Sie betraf: {{description}}.',
    pay: 'Bitte überweisen Sie {{amount}} bis {{date}}.',
  },
  refunded: {
    subject: 'Wir haben Geld an Sie zurückgezahlt',
    intro: 'Wir haben Ihnen am {{date}} {{amount}} zurücküberwiesen.',
    account: 'Das Geld ging auf das Konto, das mit {{end}} endet.',
    reason: 'Der Grund: {{reason}}',
  },
  refundUndone: {
    subject: 'Unsere Rückzahlung: eine Berichtigung',
    intro: 'Wir hatten Ihnen eine Rückzahlung von {{amount}} am {{date}} mitgeteilt. Das war ein Irrtum von uns.',
    stays: 'Der Betrag liegt weiter für Sie bei uns. Sie müssen nichts tun.',
  },
};
