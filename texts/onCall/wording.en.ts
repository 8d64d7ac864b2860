import type { onCallWordingDe } from './wording.de.ts';

export const onCallWordingEn: typeof onCallWordingDe = {
  deathReported: {
    subject: 'On call: a family is waiting for your call',
    intro: 'A death was reported. The family is waiting for a call. Please open the case and call them.',
    button: 'Open the case',
    textMessage: '{{association}}: A new report is waiting. Please log in to the office now and call back.',
  },
  buriedEarly: {
    subject: 'Please check: a burial before its planned day',
    intro: 'The undertaker has confirmed the burial before its planned day. Please ask.',
    button: 'Open the case',
    textMessage: 'Vefa: A burial was confirmed before its day. Please look into the office.',
  },
  manyReports: {
    subject: 'On call: unusually many reports',
    intro:
      'Very many deaths were reported within a short time. Perhaps a program is filling in the form. It stays open for families. Please have a look.',
    button: 'Look at the reports',
    textMessage: '{{association}}: Unusually many reports are coming in. Please log in to the office and have a look.',
  },
  notOpened: {
    subject: 'Still open: a family is waiting for a call',
    intro: 'A death was reported, and nobody has opened the case yet. Please open it as soon as one of you can.',
    button: 'Open the case',
    textMessage: '{{association}}: A report has not been opened yet. Please log in to the office now.',
  },
  manyWaiting: {
    subject: 'Still open: several reports are waiting',
    intro_one: 'Nobody has opened one of the reports yet. It may come from a family. Please have a look.',
    intro_other: 'Nobody has opened {{count}} reports yet. Some may come from families. Please look at each of them.',
    button: 'Look at the reports',
    textMessage_one: '{{association}}: A report has not been opened yet. Please log in to the office now.',
    textMessage_other: '{{association}}: {{count}} reports have not been opened yet. Please log in to the office now.',
  },
  test: {
    subject: 'Test: this is how you are told when on call',
    intro: 'This is only a test. You are told like this when a family needs help. You need not do anything.',
    button: 'Go to “On call”',
    textMessage: '{{association}}: This is only an on-call test. You need not do anything.',
  },
  because: {
    onCall: 'You get this message because you are on call today.',
    nobodyOnCall: 'You get this message because nobody is entered as on call today.',
    everybody_one: 'This message goes to everybody in the office after one minute.',
    everybody_other: 'This message goes to everybody in the office after {{count}} minutes.',
    asked: 'You get this message because you asked for it in the office.',
  },
};
