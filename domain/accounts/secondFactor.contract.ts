import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { checkedDigits, instant } from '../shared/fields.ts';
import { typedPassword } from './accounts.contract.ts';
import { readDigits, readRecoveryCode, standings } from './secondFactor.ts';

const digits = checkedDigits(100, (typed) => (readDigits(typed) ? undefined : 'invalid_digits'));
const digitsOrRecoveryCode = checkedDigits(100, (typed) =>
  (readDigits(typed) ?? readRecoveryCode(typed)) ? undefined : 'invalid_code',
);

export const secondFactorState = z.object({
  /** Whether the second factor still keeps this session from the office. */
  standing: z.enum(standings),
  /** When the second factor was set up; null if there is none, or if this session has not shown it yet. */
  set_at: instant.nullable(),
  /** The number of unused recovery codes; null in the same cases as `set_at`. */
  recovery_codes_left: z.int().nullable(),
});

export type SecondFactorState = z.output<typeof secondFactorState>;

/** A secret for an authenticator app: as an `otpauth://` URI for the QR code, and as text to type. */
const offer = z.object({ secret: z.string(), uri: z.string() });
/** Shown only once, because only their hashes are stored. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Accounts without a second factor prove who they are by the password alone. */
export const ownPassword = z.object({ password: typedPassword });
/** Password and code together, because the session may have shown its code thirty days ago. */
export const ownProof = ownPassword.extend({ code: digitsOrRecoveryCode });
export const shownCode = z.object({ code: digitsOrRecoveryCode });
export const firstCode = z.object({ code: digits });

/** What calls with a proof of the second factor write to the audit log. */
const proofs = ['second_factor.shown', 'second_factor.recovered', 'second_factor.guessed'] as const;

export const secondFactorContract = contract({
  getSecondFactor: {
    method: 'GET',
    path: '/api/v1/me/second-factor',
    summary: 'Whether this session of the office has shown its second factor, or has to (decision 16).',
    access: 'office',
    records: 'nothing',
    beforeSecondFactor: true,
    answer: secondFactorState,
    status: 200,
  },
  showSecondFactor: {
    method: 'POST',
    path: '/api/v1/me/second-factor/code',
    summary: 'Shows a code of the app, or a recovery code, each once: from now on this session may work.',
    access: 'office',
    records: proofs,
    beforeSecondFactor: true,
    body: shownCode,
    answer: secondFactorState,
    status: 200,
    refusals: ['second_factor_wrong', 'second_factor_not_set', 'too_many_requests'],
  },
  offerSecondFactor: {
    method: 'POST',
    path: '/api/v1/me/second-factor/offer',
    summary:
      'A new secret for an app, after the password and a code of the present one; in force once a code of it was sent.',
    access: 'office',
    records: proofs,
    beforeSecondFactor: true,
    body: ownPassword.extend({ code: digitsOrRecoveryCode.optional() }),
    answer: offer,
    status: 200,
    refusals: ['wrong_old_password', 'second_factor_wrong', 'second_factor_needed', 'too_many_requests'],
  },
  setSecondFactor: {
    method: 'PUT',
    path: '/api/v1/me/second-factor',
    summary: 'Puts the last offered secret in force with a code of it; ends all other sessions of the account.',
    access: 'office',
    records: [...proofs, 'second_factor.set'],
    beforeSecondFactor: true,
    body: firstCode,
    answer: recoveryCodes,
    status: 200,
    refusals: ['second_factor_wrong', 'second_factor_not_offered', 'second_factor_needed', 'too_many_requests'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/v1/me/second-factor/recovery-codes',
    summary: 'Replaces the recovery codes, after the password and a code.',
    access: 'office',
    records: [...proofs, 'second_factor.codes_renewed'],
    body: ownProof,
    answer: recoveryCodes,
    status: 200,
    refusals: ['wrong_old_password', 'second_factor_wrong', 'second_factor_not_set', 'too_many_requests'],
  },
});
