/** What one person of the office wants and a second one has to agree to. */
export const officeApprovalsDe = {
  title: 'Wartet auf eine zweite Person',
  why: 'Öffnen Sie den Haushalt. Sie stimmen zu oder lehnen ab; wer es wollte, kann das nicht selbst.',
  what: 'Was',
  asked: 'Gewünscht von',
  state: 'Stand',
  you: 'Ihnen',
  kind: {
    refund: 'Rückzahlung auf ein unbekanntes Konto',
    email: 'Andere E-Mail-Adresse',
    log_in: 'Anmeldung für das neue Hauptmitglied',
  },
  waitsForOther: 'Wartet auf jemand anderen im Büro',
  waitsForYou: 'Wartet auf Sie oder jemand anderen im Büro',
  takesEffect: 'Gilt ab {{date}}, {{time}} Uhr: Im Büro ist sonst niemand.',
  tookEffect: 'Gilt schon. Bis zu Ihrer Zustimmung öffnen sich dort keine Dokumente.',
  email: 'Neue Adresse',
  account: 'An',
  noAccount: 'Kein Konto genannt',
  reasonHint: 'Nur das Büro liest es.',
  agree: {
    action: 'Zustimmen',
    title: '{{name}}: zustimmen?',
    refund: 'Die Rückzahlung wird gebucht, und das Mitglied wird verständigt. Vergleichen Sie vorher das Konto.',
    email: 'An die neue Adresse geht ein Link. Fragen Sie vorher beim Mitglied nach, am besten am Telefon.',
    afterwards: 'Die Adresse bleibt. Die Dokumente lassen sich dort dann wieder öffnen.',
    confirm: 'Ja, zustimmen',
    did: 'Zugestimmt und erledigt.',
  },
  decline: {
    action: 'Ablehnen',
    title: '{{name}}: ablehnen',
    refund: 'Es wird nichts gebucht.',
    email: 'Die bisherige Adresse bleibt. War das Konto gesperrt, geht dorthin ein Link für ein neues Passwort.',
    former:
      'Die frühere Adresse gilt wieder. Dorthin geht ein Link für ein neues Passwort; bis dahin kommt niemand hinein.',
    did: 'Erledigt. Es bleibt, wie es war.',
  },
  withdraw: {
    action: 'Zurücknehmen',
    title: '{{name}}: zurücknehmen',
  },
};
