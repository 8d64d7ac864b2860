/** For whom the membership is valid today, and why not for others. */
export const membershipDe = {
  cover: {
    title: 'Für wen die Mitgliedschaft heute gilt',
    covered: 'Sie gilt seit {{date}}.',
    ended: 'Sie ist seit {{date}} beendet. Bei Fragen rufen Sie uns bitte an.',
    unbegun: 'Sie hat nicht begonnen. Bei Fragen rufen Sie uns bitte an.',
    days: 'Die Wartezeit läuft noch bis {{date}}. Danach gilt die Mitgliedschaft.',
    payment: 'Die Wartezeit beginnt, sobald der Beitrag ganz bezahlt ist.',
    documents: 'Die Wartezeit ist vorbei. Wir prüfen noch die Dokumente.',
    household: 'Sie gilt, sobald die Mitgliedschaft des Hauptmitglieds gilt.',
    notAMember: 'Sie gilt noch nicht. Bitte bestätigen Sie zuerst die Rechnung für den Beitrag.',
    overAge: 'Als Kind gilt sie nur bis zum 30. Geburtstag. Bitte rufen Sie uns an, wir helfen weiter.',
    inArrears: 'Die Rechnung {{bills}} ist noch offen. Bitte bezahlen Sie sie bald, oder rufen Sie uns an.',
    unclear: 'Das müssen wir mit Ihnen klären. Bitte rufen Sie uns an.',
    rests: 'Das besprechen wir später mit Ihnen. Sie müssen jetzt nichts tun.',
    toPayments: 'Zu den Zahlungen',
  },
};
