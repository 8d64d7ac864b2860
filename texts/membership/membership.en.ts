import type { membershipDe } from './membership.de.ts';

export const membershipEn: typeof membershipDe = {
  cover: {
    title: 'Whose membership is valid today',
    covered: 'Valid since {{date}}.',
    ended: 'It has been over since {{date}}. If you have questions, please call us.',
    unbegun: 'It did not start. If you have questions, please call us.',
    days: 'The waiting period lasts until {{date}}. After that the membership is valid.',
    payment: 'The waiting period starts when the contribution is paid in full.',
    documents: 'The waiting period is over. We are still checking the documents.',
    household: 'It becomes valid together with the main member’s membership.',
    notAMember: 'Not valid yet. Please confirm the invoice for the contribution first.',
    overAge: 'For a child it is valid only until the 30th birthday. Please call us, we will help.',
    inArrears: 'Invoice {{bills}} is still unpaid. Please pay it soon, or call us.',
    unclear: 'We need to talk with you about this. Please call us.',
    rests: 'We will talk with you about this later. You do not need to do anything now.',
    toPayments: 'Go to payments',
  },
  card: {
    title: 'Membership card',
    intro: 'To show on your phone, or on paper for family and neighbours.',
    number: 'Membership number',
    day: 'As of',
    people: 'The membership is valid for',
    alwaysDe: 'Im Todesfall, Tag und Nacht',
    alwaysTr: 'Vefat hâlinde 7 gün 24 saat',
    officeHoursDe: 'Im Todesfall rufen Sie uns an',
    officeHoursTr: 'Vefat hâlinde bizi arayın',
    saveCard: 'Download the card',
    saveSheet: 'PDF to cut out',
  },
  calendar: {
    title: 'Dates for your calendar',
    intro: 'Your phone reminds you three days before. The calendar only says “Reminder: member portal”.',
    days: 'At the moment: {{days}}.',
    save: 'Add to calendar',
  },
};
