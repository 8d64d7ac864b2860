import type { applicationLettersDe } from './letters.de.ts';

export const applicationLettersEn: typeof applicationLettersDe = {
  submitted: {
    subject: 'We have received your application',
    greeting: 'Hello {{name}},',
    intro: 'Your application for membership has reached us complete. Thank you!',
    locked: 'Your personal data is now locked. We are checking your documents.',
    waiting: 'Once your payment has arrived, a waiting period of 90 days begins. After that your membership is valid.',
    questions: 'Do you have questions? Call us: {{phone}}.',
    button: 'Go to the member portal',
    closing: 'Kind regards',
  },
};
