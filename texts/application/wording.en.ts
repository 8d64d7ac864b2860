import type { applicationWordingDe } from './wording.de.ts';

export const applicationWordingEn: typeof applicationWordingDe = {
  submitted: {
    subject: 'We have received your application',
    greeting: 'Hello {{name}},',
    intro: 'We have received your complete application for membership. Thank you!',
    locked: 'Your personal data is now locked. We are checking your documents.',
    waiting: 'Once your payment has arrived, a waiting period of 90 days begins. After that your membership is valid.',
    settled: 'Everything is paid. The waiting period of 90 days begins now. After that your membership is valid.',
    questions: 'Do you have questions? Call us: {{phone}}.',
    button: 'Go to the member portal',
    closing: 'Kind regards',
  },
  compared: {
    subject: 'Your application goes on',
    intro: 'We have checked your application.',
    next: 'In the portal you now see what is to be paid. Please confirm it there.',
    link: 'To the payments',
  },
  sentBack: {
    subject: 'Please complete your application',
    intro: 'We have checked your application and return it with this request:',
    about: 'It is about {{name}}: {{what}}.',
    address: 'address',
    next: 'Please put this right and send the application again.',
    link: 'Go to the application',
  },
  /** Only the office reads it. */
  paper: {
    entered: 'Application on paper of {{date}}',
    hasDied: 'Somebody of the family has died since.',
  },
  takenBack: {
    subject: 'Your application is still with us',
    sorry: 'We returned your application to you by mistake. We are sorry for that.',
    nothingToDo: 'There is nothing you need to do. Your application is where it was, and no day is lost.',
  },
};
