import type { accountWordingDe } from './wording.de.ts';

export const accountWordingEn: typeof accountWordingDe = {
  wording: {
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
  passwordNeeded: {
    intro: 'Your account with {{association}} needs a new password. You can choose it here.',
    validity: 'You can use the link once, within one hour. After that, “Forgot password” sends you a new one.',
    notYou: 'This is not your account? Please call us right away: {{phone}}.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    intro:
      'The password of your account with {{association}} has just been changed. All devices were logged out; please log in with the new password.',
    notYou: 'This was not you? Please call us right away: {{phone}}.',
  },
  secondFactor: {
    set: {
      subject: 'Your second factor is set up',
      intro:
        'A second factor was just set up for your office account at {{association}}. From now on every log-in needs a code from the app. All other devices were logged out.',
      notYou: 'Was that not you? Please change your password at once and tell the board.',
    },
    removed: {
      subject: 'Your second factor was removed',
      intro:
        'The second factor of your office account at {{association}} was just removed. You were logged out everywhere. At the next log-in you set it up anew.',
      notYou: 'Was that not you? Please change your password at once and tell the board.',
    },
    renewed: {
      subject: 'You have new recovery codes',
      intro:
        'New recovery codes were just made for your office account at {{association}}. The previous ones are no longer valid.',
      notYou: 'Was that not you? Please change your password at once and tell the board.',
    },
    recovered: {
      subject: 'A recovery code was used',
      intro: 'Somebody has just logged in to your office account at {{association}} with a recovery code.',
      notYou: 'Was that not you? Please change your password at once and tell the board.',
    },
    guessed: {
      subject: 'Wrong codes for your account',
      intro:
        'Somebody knows your password at {{association}} and typed a wrong code several times. Nobody was logged in.',
      notYou: 'Was that not you? Please change your password at once and tell the board.',
    },
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
    button: 'Undo the change',
    validity: 'The link works for seven days, also once the new address is confirmed. You then choose a new password.',
    notYou: 'This was not you? Please undo the change. If you have questions, call us: {{phone}}.',
  },
  officeEmail: {
    intro:
      'The office of {{association}} has noted this e-mail address for your account. Please confirm that it is yours. After that you log in with it.',
    password:
      'You will need to choose a new password. After you confirm, we send the link to this address. Later you get it with “Forgot password”.',
  },
  officeEmailNotice: {
    intro:
      'As asked, the office of {{association}} is changing the e-mail address of your account. All devices were logged out.',
    until: 'Your previous address and your password remain valid until the new address is confirmed.',
    shut: 'Nobody can log in until the new address is confirmed.',
    notYou: 'You did not ask for this? Please call us right away: {{phone}}.',
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
