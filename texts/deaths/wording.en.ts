import type { deathWordingDe } from './wording.de.ts';

export const deathWordingEn: typeof deathWordingDe = {
  greeting: 'Dear {{family}} family,',
  link: 'To the portal',
  help: 'We are here for you. Please call us at any hour: {{phone}}',
  helpInHours: 'We are here for you. Please call us: {{phone}}',
  condolence: {
    subject: 'Our sincere condolences',
    words: 'We are deeply sorry for the loss of {{name}}. Our thoughts are with you and your family.',
    wordsOfChild: 'We grieve with you for your child and offer you our sincere condolences.',
    nothingToDo: 'There is nothing you need to do about the membership now.',
  },
  correction: {
    subject: 'Please forgive our mistake',
    words: 'We wrote to you about the death of {{name}}. That was a mistake, and we are deeply sorry.',
    asBefore: 'The membership is as it was before. There is nothing you need to do.',
  },
  representative: {
    subject: 'A death: {{name}}',
    words: '{{name}} has died. Please accept our sincere condolences.',
    why: 'The family gave us your name: you now speak for the family. Please call us.',
  },
  representativeCorrection: {
    subject: 'Please forgive our mistake',
    words: 'We wrote to you about the death of {{name}}. That was a mistake, and we are deeply sorry.',
  },
  closing: {
    subject: 'The membership of {{name}}',
    subjectOfMoney: 'About your open invoices',
    until: 'The membership of {{name}} was valid up to and including {{date}}.',
    unbegun: 'A membership of {{name}} had not begun yet.',
    household: 'With it the membership of the household has ended as well.',
    charged: 'You can see what is still open under “Payments”. Please transfer the amount by {{date}}.',
    stayReachable: 'We remain here for you: {{phone}}',
  },
};
