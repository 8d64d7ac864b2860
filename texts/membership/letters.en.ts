export const membershipLettersEn = {
  card: {
    title: 'Membership card',
    filename: 'Membership-card-{{number}}.pdf',
    sheetFilename: 'Membership-card-{{number}}-A4.pdf',
    hint: 'Cut the card out along the marks. Fold it in the middle and glue it together.',
    number: 'Membership number',
    day: 'As of',
    people: 'The membership is valid for',
    always: 'When someone has died, day or night',
    officeHours: 'When someone has died, call us',
    sayNumber: 'Please give the number {{number}}.',
  },
  calendar: {
    due: 'Reminder: invoice in the member portal',
    begin: 'Reminder: news in the member portal',
    text: 'Please open the member portal.',
    filename: 'Dates.ics',
  },
};
