import type { applicationLettersDe } from './letters.de.ts';

export const applicationLettersEn: typeof applicationLettersDe = {
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
  link: 'Go to the member portal',
  waiting: {
    subject: 'Your waiting period has begun',
    intro: 'Your fees are paid. Your waiting period of 90 days began on {{from}}.',
    until: 'The last day of the waiting period is {{until}}.',
    next: 'Once your documents are verified, your membership is valid from {{date}}.',
  },
  waitingStopped: {
    subject: 'Your waiting period has stopped',
    returned: 'A payment was returned. Therefore your waiting period is not running at the moment.',
    unpaid:
      'Not all fees and contributions of your household are paid yet. Therefore your waiting period is not running at the moment.',
    next: 'Once everything is paid, it begins anew on the day of your payment.',
  },
  familyWaits: {
    subject: 'Waiting period of {{name}}',
    until: 'The last day of the waiting period of {{name}} is {{until}}.',
    next: 'From {{date}} the membership covers this person as well.',
    withHousehold: 'After that the membership covers this person once it is valid for your household.',
  },
  waitsAfterAll: {
    intro: 'After the correction {{name}} has the waiting period of 90 days as well.',
    meanwhile: 'Until it ends, the membership does not cover this person.',
    owed: 'It begins once the contribution for this person is paid.',
  },
  active: {
    subject: 'Your membership is valid',
    since: 'Your membership has been valid since {{date}}.',
    thanks: 'Thank you for supporting our community.',
    atADeath: 'In case of a death you reach us day and night: {{phone}}. Please tell your family as well.',
  },
  familyActive: {
    subject: 'Your membership now covers {{name}}',
    since: 'Since {{date}} your membership has covered {{name}} as well.',
  },
  substituteEnding: {
    subject: 'Representation running out: {{name}}',
    intro: 'The representation by {{name}} is only valid until {{date}}.',
    next: 'Should it continue? Then please enter a new last day in the portal.',
    link: 'Go to representations',
  },
  substitutePassed: {
    subject: 'Representation has run out: {{name}}',
    intro: 'The representation by {{name}} was valid until {{date}} and has now run out.',
    next: 'Should it be valid again? Then please enter a new last day in the portal.',
  },
  childLimit: {
    subject: 'Age limit for children: {{name}}',
    intro: 'Children are included until their 30th birthday. For {{name}} this is {{date}}.',
    next: 'Afterwards your child needs a membership of their own. We are glad to advise you.',
    disability: 'With a disability of over 60% your child stays included. Please call us.',
    link: 'Go to family members',
  },
  erasure: {
    subject: 'Would you like to continue your application?',
    intro: 'You have not opened your application for a long time. From {{date}} we may erase it with all its data.',
    next: 'Would you like to keep it? Then please log in once before that day. Otherwise you need not do anything.',
    link: 'Go to the member portal',
  },
  sentBack: {
    subject: 'Please complete your application',
    intro: 'We have checked your application and return it with this request:',
    next: 'Please put this right and submit the application again.',
    link: 'Go to the application',
  },
  takenBack: {
    subject: 'Your application is still with us',
    sorry: 'We returned your application to you by mistake. We are sorry for that.',
    nothingToDo: 'There is nothing you need to do. Your application is where it was, and no day is lost.',
  },
  ended: {
    subject: 'Your membership has ended',
    unbegunSubject: 'Your application has ended',
    unbegunSince: 'Your application has been over since {{date}}. A membership never began.',
    subjectOf: 'Membership ended: {{name}}',
    since: 'Your membership has been over since {{date}}.',
    sinceOf: 'The membership of {{name}} has been over since {{date}}.',
    unbegunSubjectOf: 'No longer registered: {{name}}',
    unbegunSinceOf: '{{name}} has not been registered since {{date}}. A membership never began.',
    reason: 'Reason: {{reason}}.',
  },
  condolence: {
    subject: 'Our sincere condolences',
    words: 'We grieve with you. The membership of {{name}} has been over since {{date}}. We are here for you.',
    unbegun: 'We mourn {{name}} with you. A membership had not begun yet. We are here for you.',
  },
  goesOn: {
    who: '{{name}} now leads the household as its main member.',
    same: 'The membership goes on, without a new waiting period or registration fee. You log in as before.',
    newPassword:
      'The membership goes on, without a new waiting period or registration fee. To log in you need a new password. We send you the link in an e-mail of its own.',
  },
  back: {
    subject: 'Your membership has been resumed',
    unbegunSubject: 'Your application has been taken up again',
    subjectOf: 'Membership resumed: {{name}}',
    again: 'Your membership has been resumed.',
    unbegunAgain: 'Your application has been taken up again.',
    againOf: 'The membership of {{name}} has been resumed.',
    unbegunSubjectOf: 'Registered again: {{name}}',
    unbegunAgainOf: '{{name}} is registered again.',
    next: 'You can see where it stands in the member portal.',
  },
  documentRefused: {
    subject: 'Please send us a document again',
    intro: 'We could not accept this document: {{document}} ({{name}}). The reason:',
    next: 'Please upload it once more in the portal.',
    link: 'Go to the documents',
  },
  documentAccepted: {
    subject: 'Your document is fine after all',
    intro: 'We have now accepted this document: {{document}} ({{name}}).',
    nothingToDo: 'You do not need to send it again.',
  },
  corrected: {
    subject: 'We have corrected your details',
    intro: 'We have corrected this for {{name}}: {{fields}}.',
    next: 'Please check in the portal that everything is right now.',
    link: 'Go to the details',
  },
  notCorrected: {
    subject: 'About the correction you asked for',
    intro: 'We have not changed this for {{name}}: {{fields}}. The reason:',
    next: 'Do you think this is wrong? Please upload a document and ask again.',
  },
  myData: {
    lost: 'This file can no longer be opened here. Please upload it again.',
  },
};
