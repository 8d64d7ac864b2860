/** The page behind the link of an invitation to the office. */
export const joinStaffEn = {
  title: 'Welcome to the office',
  lead: 'Choose a password for your account.',
  submit: 'Save password',
  doneTitle: 'Your account is ready',
  doneText: 'Please log in now. Then connect an app on your phone: it is your second factor.',
  invalidTitle: 'This invitation no longer works',
  invalidText: 'It was used or withdrawn, or its time is over. Please ask the office for a new one.',
};
