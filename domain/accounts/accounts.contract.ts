import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { asciiDigits } from '../shared/digits.ts';
import { checkedText, id, instant, pathId } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { measuredText } from '../shared/measured.ts';
import { isEmail } from './email.ts';
import { typedEmail } from './emailDomain.ts';
import { readMembershipNo } from './membershipNo.ts';
import { passwordProblems } from './password.ts';

/** Checks the length first. Then removes invisible characters, and writes unusual letters of the domain in ASCII (D7). */
export const emailField = measuredText(900, 'max_200_characters')
  .transform(typedEmail)
  .pipe(checkedText(200, (value) => (isEmail(value) ? undefined : 'invalid_email')));

/**
 * An e-mail address or a membership number; blanks are allowed. Whether an account exists is not checked here (D14).
 */
const identifierField = measuredText(900, 'max_200_characters')
  .transform((typed) => asciiDigits(typedEmail(typed)))
  .pipe(checkedText(200, identifierProblem));

function identifierProblem(typed: string): 'invalid_email' | 'invalid_membership_no' | undefined {
  if (readMembershipNo(typed) || isEmail(typed)) return undefined;
  return /^[\d\s]+$/.test(typed) ? 'invalid_membership_no' : 'invalid_email';
}

/** A new password is taken as typed: no trimming, and no normalisation except NFC (D51). */
export const newPasswordField = measuredText(1000, 'max_50_characters').superRefine((password, context) => {
  for (const message of passwordProblems(password)) context.addIssue({ code: 'custom', message });
});

/** The current password, which is compared with the stored one. */
export const typedPassword = measuredText(1000, 'max_50_characters').min(1, 'required');
/** The current password; required for changes to the account if the log-in is older than ten minutes (D16). */
export const ownerProof = z.object({ current_password: typedPassword.optional() });
/** Refusals of every call that takes `ownerProof`. */
export const ownerRefusals = ['password_required', 'wrong_old_password', 'too_many_requests'] as const;
const linkToken = measuredText(200, 'invalid_value').min(1, 'required');

const repeated = <T extends { confirmation: string }>(passwordOf: (body: T) => string) => ({
  check: (body: T) => passwordOf(body) === body.confirmation,
  message: { path: ['confirmation'], message: 'password_must_match' },
});

const sameAsPassword = repeated<{ password: string; confirmation: string }>((body) => body.password);
const sameAsNewPassword = repeated<{ new_password: string; confirmation: string }>((body) => body.new_password);

export const passwordReset = z
  .object({ token: linkToken, password: newPasswordField, confirmation: typedPassword })
  .refine(sameAsPassword.check, sameAsPassword.message);

export const passwordChange = z
  .object({ old_password: typedPassword, new_password: newPasswordField, confirmation: typedPassword })
  .refine(sameAsNewPassword.check, sameAsNewPassword.message);

export const credentials = z.object({
  /** An e-mail address, a membership number (D14), or a number of the association's former lists (decision 102). */
  email: measuredText(200, 'invalid_value').min(1, 'required'),
  password: typedPassword,
  remember: z.boolean().default(false),
});

/**
 * The next step after an address is confirmed. `new_password`: the account has none, and a link to set it is mailed
 * (decision 20).
 */
const confirmed = z.object({
  next: z.enum(['log_in', 'new_password']),
  /** The confirmed address, with which the screen fills in the log-in form. */
  email: z.string(),
});

export type Confirmed = z.output<typeof confirmed>;

export const languageChoice = z.object({ default_lang: z.enum(languages) });

export const device = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether this is the device that sends the request. */
  is_this: z.boolean(),
  /** Stays logged in for thirty days (D15). */
  remember: z.boolean(),
  /** Whether the password was typed in the last ten minutes; changes to the account then do not ask for it. */
  is_fresh: z.boolean(),
  created_at: instant,
  last_seen_at: instant,
});

export type Device = z.output<typeof device>;

export const logInOnRecord = z.object({
  logged_in_at: instant,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The first half of the IP address. */
  network: z.string(),
});

export type LogInOnRecord = z.output<typeof logInOnRecord>;

export const accountsContract = contract({
  confirmRegistration: {
    method: 'POST',
    path: '/api/v1/register/confirm',
    summary: 'Confirms the e-mail address with the token of the mailed link, and returns the next step (D12).',
    access: 'public',
    body: z.object({ token: linkToken }),
    answer: confirmed,
    status: 200,
    refusals: ['link_not_valid', 'email_already_exists'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/v1/register/resend',
    summary: 'Mails the confirmation link again; the answer is the same for every address (D12).',
    access: 'public',
    body: z.object({ email: emailField }),
    answer: 'nothing',
    status: 202,
    refusals: ['too_many_requests'],
  },
  logOut: {
    method: 'POST',
    path: '/logout',
    summary: 'Ends this session on the server.',
    access: 'public',
    answer: 'nothing',
    status: 204,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/v1/me/password',
    summary: 'Changes the password and ends every session of the account (D15).',
    access: 'account',
    body: passwordChange,
    answer: 'nothing',
    status: 204,
    refusals: ['wrong_old_password', 'too_many_requests'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/v1/password/forgot',
    summary: 'Mails a password link; the answer is the same, in the same time, for every address (D13).',
    access: 'public',
    /** `email` holds an address or a membership number (D14). */
    body: z.object({ email: identifierField }),
    answer: 'nothing',
    status: 202,
    refusals: ['too_many_requests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/password/reset',
    summary: 'Sets a new password with the token of the mailed link and ends every session (D13).',
    access: 'public',
    body: passwordReset,
    answer: 'nothing',
    status: 204,
    refusals: ['link_not_valid'],
  },
  undoEmailChange: {
    method: 'POST',
    path: '/api/v1/email-change/undo',
    summary:
      'Restores the e-mail address to which the link was mailed, ends every session, and returns a token for a new password (D16).',
    access: 'public',
    body: z.object({ token: linkToken }),
    answer: z.object({ password_token: z.string() }),
    status: 200,
    refusals: ['link_not_valid', 'email_already_exists'],
  },
  listDevices: {
    method: 'GET',
    path: '/api/v1/me/devices',
    summary: 'The devices on which the account is logged in: this one first, then the one used last.',
    access: 'account',
    answer: z.array(device),
    status: 200,
  },
  listLogIns: {
    method: 'GET',
    path: '/api/v1/me/log-ins',
    summary: 'The newest log-ins of the last ninety days: when, with which device, from which network (D15).',
    access: 'account',
    answer: z.array(logInOnRecord),
    status: 200,
  },
  endDevice: {
    method: 'DELETE',
    path: '/api/v1/me/devices/:id',
    summary: 'Logs the account out on one device; on this one it is a log-out.',
    access: 'account',
    params: pathId,
    body: ownerProof,
    answer: 'nothing',
    status: 204,
    missing: 'device_not_found',
    refusals: ownerRefusals,
  },
  endOtherDevices: {
    method: 'DELETE',
    path: '/api/v1/me/devices',
    summary: 'Logs the account out on all other devices.',
    access: 'account',
    body: ownerProof,
    answer: 'nothing',
    status: 204,
    refusals: ownerRefusals,
  },
});
