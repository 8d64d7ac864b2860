export const notificationWordingDe = {
  questions: 'Haben Sie Fragen? Rufen Sie uns an: {{phone}}.',
};
