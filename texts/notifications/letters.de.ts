export const notificationLettersDe = {
  questions: 'Haben Sie Fragen? Rufen Sie uns an: {{phone}}.',
};
