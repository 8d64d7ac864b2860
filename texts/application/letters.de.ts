export const applicationLettersDe = {
  submitted: {
    subject: 'Ihr Antrag ist eingegangen',
    greeting: 'Guten Tag {{name}},',
    intro: 'Ihr Antrag auf Mitgliedschaft ist vollständig bei uns eingegangen. Vielen Dank!',
    locked: 'Ihre persönlichen Daten sind nun gesperrt. Wir prüfen Ihre Unterlagen.',
    waiting:
      'Sobald Ihre Zahlung eingegangen ist, beginnt eine Wartezeit von 90 Tagen. Danach ist Ihre Mitgliedschaft gültig.',
    questions: 'Haben Sie Fragen? Rufen Sie uns an: {{phone}}.',
    button: 'Zum Mitgliederportal',
    closing: 'Mit freundlichen Grüßen',
  },
};
