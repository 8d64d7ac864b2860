export const applicationWordingDe = {
  submitted: {
    subject: 'Ihr Antrag ist eingegangen',
    greeting: 'Guten Tag {{name}}!',
    intro: 'Ihr Antrag auf Mitgliedschaft ist vollständig bei uns eingegangen. Vielen Dank!',
    locked: 'Ihre persönlichen Daten sind nun gesperrt. Wir prüfen Ihre Dokumente.',
    waiting:
      'Sobald Ihre Zahlung eingegangen ist, beginnt eine Wartezeit von 90 Tagen. Danach ist Ihre Mitgliedschaft gültig.',
    settled:
      'Es ist alles bezahlt. Damit beginnt jetzt die Wartezeit von 90 Tagen. Danach ist Ihre Mitgliedschaft gültig.',
    questions: 'Haben Sie Fragen? Rufen Sie uns an: {{phone}}.',
    button: 'Zum Mitgliederportal',
    closing: 'Mit freundlichen Grüßen',
  },
  compared: {
    subject: 'Ihr Antrag geht weiter',
    intro: 'Wir haben Ihren Antrag geprüft.',
    next: 'Im Portal sehen Sie jetzt, was zu bezahlen ist. Bitte bestätigen Sie es dort.',
    link: 'Zu den Zahlungen',
  },
  sentBack: {
    subject: 'Bitte ergänzen Sie Ihren Antrag',
    intro: 'Wir haben Ihren Antrag geprüft und geben ihn mit dieser Bitte zurück:',
    about: 'Es geht um {{name}}: {{what}}.',
    address: 'Adresse',
    next: 'Bitte bringen Sie das in Ordnung und senden Sie den Antrag noch einmal.',
    link: 'Zum Antrag',
  },
  /** Only the office reads it. */
  paper: {
    entered: 'Antrag auf Papier vom {{date}}',
    hasDied: 'In der Familie ist seither jemand verstorben.',
  },
  takenBack: {
    subject: 'Ihr Antrag ist weiter bei uns',
    sorry: 'Wir haben Ihren Antrag irrtümlich an Sie zurückgegeben. Bitte entschuldigen Sie das.',
    nothingToDo: 'Sie müssen nichts tun. Ihr Antrag steht wieder dort, wo er war, und kein Tag geht verloren.',
  },
};
