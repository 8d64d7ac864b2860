import type { accountLettersDe } from './letters.de.ts';

export const accountLettersEn: typeof accountLettersDe = {
  letter: {
    greeting: 'Hello {{name}},',
    greetingUnnamed: 'Hello,',
    closing: 'Kind regards',
  },
  confirmation: {
    subject: 'Please confirm your e-mail address',
    intro:
      'You have registered with {{association}} as a main member. Please confirm your e-mail address; after that you can log in.',
    button: 'Confirm e-mail address',
    validity: 'The link is valid for 48 hours and works once.',
    notYou: 'You did not register? Then there is nothing to do: without confirmation the registration is deleted.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    intro: 'A new password was requested for your account with {{association}}. You can choose it here.',
    button: 'Choose a new password',
    validity: 'The link is valid for one hour and works once.',
    notYou: 'You did not request this? Then there is nothing to do: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    intro:
      'The password of your account with {{association}} has just been changed. All devices were logged out; please log in with the new password.',
    notYou: 'This was not you? Please call us right away: {{phone}}.',
  },
  emailChange: {
    subject: 'Please confirm your new e-mail address',
    intro:
      'This new e-mail address was given for an account with {{association}}. Once you confirm it, you log in with it. Until then the previous one remains valid.',
    button: 'Confirm new e-mail address',
    validity: 'The link is valid for 48 hours and works once.',
    notYou: 'You did not ask for this? Then there is nothing to do.',
  },
  emailChangeNotice: {
    subject: 'Your e-mail address is about to change',
    intro:
      'In your account with {{association}} the new e-mail address {{email}} was given. Your previous address remains valid until the new one is confirmed.',
    notYou: 'This was not you? Please change your password and call us: {{phone}}.',
  },
  welcome: {
    subject: 'Welcome to {{association}}',
    intro: 'Your e-mail address is confirmed. Your membership number is {{membershipNo}}.',
    steps:
      'Next, fill in your application: your data, your household, your family members and the payment. You can stop at any time and go on later.',
    waiting:
      'Once your payment has been received, a waiting period of 90 days begins. After that your membership is valid.',
    button: 'Go to the member portal',
    newsTitle: 'Welcome!',
    newsLink: 'What you should know about the waiting period',
  },
};
