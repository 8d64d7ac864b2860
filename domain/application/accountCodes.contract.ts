import { z } from 'zod';
import { readAccountCode } from '../accounts/accountCode.ts';
import { emailField, newPasswordField } from '../accounts/accounts.contract.ts';
import { contract } from '../shared/contract.ts';
import { dayField } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { measuredText } from '../shared/measured.ts';

/** A mistyped code is noticed by its check character, whether or not it exists. */
const codeField = measuredText(100, 'invalid_account_code').transform((typed, context): string => {
  const code = readAccountCode(typed);
  if (code) return code;
  context.addIssue({ code: 'custom', message: typed.trim() === '' ? 'required' : 'invalid_account_code' });
  return z.NEVER;
});

export const codeRegistration = z.object({
  code: codeField,
  date_of_birth: dayField,
  email: emailField,
  password: newPasswordField,
  language: z.enum(languages).default('de'),
});

export const accountCodeContract = contract({
  registerWithCode: {
    method: 'POST',
    path: '/api/v1/register/code',
    summary:
      'Creates the account of a household that exists already, with the code that the association gave it, and mails a confirmation link. The account is the household’s once that is opened.',
    access: 'public',
    body: codeRegistration,
    answer: z.object({ email: z.string() }),
    status: 201,
    refusals: [
      'account_code_not_valid',
      'log_out_first',
      'email_already_exists',
      'email_already_exists_but_inactive',
      'email_domain_not_allowed',
      'too_many_requests',
    ],
  },
});
