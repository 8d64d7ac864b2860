import { z } from 'zod';
import { codeWays } from '../accounts/accountCode.ts';
import { emailField } from '../accounts/accounts.contract.ts';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, instant, optional, pathId, wireDay } from '../shared/fields.ts';

/**
 * `asked`: waits for a second person. `ready`: may be shown, or printed with the next letters. `given`: works until its last day.
 * `registered`: somebody has used it, and the e-mail address is not confirmed yet.
 */
export const codeStates = ['asked', 'ready', 'given', 'registered', 'used', 'over', 'withdrawn'] as const;
export type CodeState = (typeof codeStates)[number];

/** The last code of a household with which it opens an account; never the code itself. */
export const accountCode = z.object({
  id,
  way: z.enum(codeWays),
  state: z.enum(codeStates),
  asked_at: instant,
  /** Null until the code is made. */
  valid_until: wireDay.nullable(),
});

export type HeldAccountCode = z.output<typeof accountCode>;

export const accountCodesContract = contract({
  getAccountCode: {
    method: 'GET',
    path: '/api/v1/office/households/:id/account-code',
    summary: 'Whether a household without an account may get a code for one, and how its last code stands.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: z.object({
      has_account: z.boolean(),
      /** By letter: whether a second person has to agree, because the office changed lately where the household is reached. */
      waits_by_letter: z.boolean(),
      has_address: z.boolean(),
      has_birth_day: z.boolean(),
      code: accountCode.nullable(),
    }),
    status: 200,
    missing: 'HouseholdNotFound',
  },
  giveAccountCode: {
    method: 'POST',
    path: '/api/v1/office/households/:id/account-code',
    summary:
      'A household without an account gets a code with which it opens one: by letter, on the spot or as a link by mail. Earlier codes stop working. A second person has to agree, except to a letter to an address that nobody changed lately.',
    access: 'office',
    records: ['counter.account_code_given', 'approval.asked'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({ seen, conversation: id, way: choice(codeWays), email: optional(emailField) }),
    answer: accountCode,
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: [
      ...overtaken,
      'conversation_over',
      'reason_needed',
      'household_inactive',
      'household_has_account',
      'account_code_needs_birth_day',
      'account_code_needs_address',
      'email_already_exists',
      'email_domain_not_allowed',
    ],
  },
  showAccountCode: {
    method: 'POST',
    path: '/api/v1/office/account-codes/:id/show',
    summary: 'Makes a code that is handed out on the spot, and shows it: once, and to nobody again.',
    access: 'office',
    records: ['account_code.shown'],
    params: pathId,
    answer: z.object({ code: z.string(), valid_until: wireDay }),
    status: 200,
    missing: 'account_code_not_found',
    refusals: ['account_code_not_ready', 'household_has_account'],
  },
});
