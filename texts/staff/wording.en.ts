/** Mails about accounts of the office. */
export const staffWordingEn = {
  events: {
    staff_invitation: 'invitation to the office',
    staff_role: 'another role',
    staff_reset: 'second factor reset',
    staff_reopening: 'account open again',
    closed: 'account closed',
    joined: 'invitation accepted',
  },
  news: {
    subject: 'Accounts of the office: {{name}}',
    asked: '{{who}} asks for consent. {{name}}: {{what}}. Somebody else of the board decides in the office.',
    done: 'This is done now, last by {{who}}. {{name}}: {{what}}.',
    button: 'Look in the office',
    notRight: 'Is this not right? Close the account in the office at once.',
  },
  invitation: {
    subject: 'Your invitation to the office',
    intro: 'You are invited to work in the office.',
    next: 'First choose your password. At the first log-in you then connect an app on your phone.',
    button: 'Accept the invitation',
    validity: 'The link works for {{days}} days, and only once.',
    notYou: 'Do you not know the association? Then please ignore this e-mail.',
  },
  reopened: {
    subject: 'Your account of the office is open again',
    intro: 'Your account of the office is open again. Your former password no longer works.',
    next: 'Ask for a link to a new password. Then set up the second factor.',
    button: 'Ask for a new password',
    notYou: 'Did you not expect this? Then please call the office.',
  },
};
