import type { accountCodeDe } from './accountCode.de.ts';

export const accountCodeEn: typeof accountCodeDe = {
  title: 'Open an account with a code',
  lead: 'You are a member already and have got a code from the association.',
  code: 'Code',
  codeHint: 'Twelve characters, for example ABCD-EFGH-JKMN',
  birthDay: 'Main member’s date of birth',
  access: 'Your log-in',
  submit: 'Open account',
  noCode: 'No code? Please call us.',
  loggedInTitle: 'You are logged in already',
  loggedInText: 'The code is for another household that opens its account. Please log out first.',
  goOn: 'Continue in the portal',
};
