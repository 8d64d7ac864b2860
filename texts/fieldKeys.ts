import type { emailProblem } from '../domain/accounts/emailDomain.ts';
import type { PasswordProblem } from '../domain/accounts/password.ts';
import type { signatureProblem } from '../domain/application/arrival.ts';
import type { firstDayProblem } from '../domain/boardSettings/firstDay.ts';
import type { holdProblem } from '../domain/dunning/reminderHold.ts';
import type { postalCodeProblem } from '../domain/households/address.ts';
import type { FeeTableProblem } from '../domain/invoicing/feeTable.ts';
import type { childAgeProblem } from '../domain/members/childAge.ts';
import type { dateOfBirthProblem } from '../domain/members/dateOfBirth.ts';
import type { nameProblem } from '../domain/members/name.ts';
import type { phoneNumberProblem } from '../domain/members/phoneNumber.ts';
import type { socialInsuranceNumberProblem } from '../domain/members/socialInsuranceNumber.ts';
import type { turkishIdProblem } from '../domain/members/turkishId.ts';
import type { endDayProblem } from '../domain/membership/endingToCome.ts';
import type { shiftProblems } from '../domain/onCall/onCall.ts';
import type { amountProblem } from '../domain/payments/amount.ts';
import type { bookedDayProblem } from '../domain/payments/bank/unlikelyDay.ts';
import type { returnedOnProblem } from '../domain/payments/returning.ts';
import type { validUntilProblem } from '../domain/substitutes/substitute.ts';

type ProblemOf<Check extends (...values: never[]) => string | undefined> = NonNullable<ReturnType<Check>>;

/** What the wire's building blocks themselves say (domain/shared/fields.ts). */
type ShapeProblem =
  | 'required'
  | 'invalid_value'
  | 'invalid_choice'
  | 'invalid_characters'
  | 'invalid_date'
  | 'no_such_day'
  | 'invalid_amount'
  | 'invalid_fee'
  | 'must_be_ticked'
  | 'too_many';

type LengthProblem = `max_${10 | 20 | 40 | 50 | 100 | 200 | 1000 | 20000}_characters`;

/** A bound of the postal code that is defined and not applied (spec §5, §9). */
type UnappliedProblem = 'to_low';

/** Every message that may stand at a field; a language that lacks one of them does not compile. */
export type FieldKey =
  | ShapeProblem
  | LengthProblem
  | UnappliedProblem
  | PasswordProblem
  // of the office's accounts (D51)
  | 'password_too_common'
  | 'password_must_match'
  | 'email_unchanged'
  | 'invalid_membership_no'
  | 'email_in_force'
  | 'invalid_iban'
  | 'age_not_higher'
  | 'must_add_up'
  | 'invalid_code'
  | 'invalid_account_code'
  | 'invalid_digits'
  | 'value_unchanged'
  // of a death
  | ProblemOf<typeof signatureProblem>
  | ProblemOf<typeof holdProblem>
  | 'day_in_the_future'
  | 'before_birth'
  | 'before_the_first_day'
  | 'death_handover_before_last'
  | 'does_not_fit_together'
  | 'number_out_of_range'
  | NonNullable<ReturnType<typeof shiftProblems>[keyof ReturnType<typeof shiftProblems>]>
  | 'day_is_over'
  | 'number_not_known'
  | FeeTableProblem
  | ProblemOf<typeof amountProblem>
  | ProblemOf<typeof firstDayProblem>
  | ProblemOf<typeof endDayProblem>
  | ProblemOf<typeof bookedDayProblem>
  | ProblemOf<typeof returnedOnProblem>
  | ProblemOf<typeof emailProblem>
  | ProblemOf<typeof nameProblem>
  | ProblemOf<typeof phoneNumberProblem>
  | ProblemOf<typeof socialInsuranceNumberProblem>
  | ProblemOf<typeof turkishIdProblem>
  | ProblemOf<typeof dateOfBirthProblem>
  | ProblemOf<typeof childAgeProblem>
  | ProblemOf<typeof postalCodeProblem>
  | ProblemOf<typeof validUntilProblem>;

/** Messages of forms that need no log-in: their sentences come with the log-in page. */
export const publicFieldKeys = [
  'required',
  'invalid_value',
  'invalid_choice',
  'invalid_characters',
  'must_be_ticked',
  'too_many',
  'max_15_characters',
  'max_50_characters',
  'max_100_characters',
  'max_200_characters',
  'min_6_characters',
  'min_8_characters',
  'invalid_name',
  'invalid_email',
  'invalid_phone_number',
  'several_phone_numbers',
  'invalid_membership_no',
  'password_must_match',
  'password_needs_uppercase',
  'password_needs_lowercase',
  'password_needs_digit',
  'password_too_common',
] as const satisfies readonly FieldKey[];

export type PublicFieldKey = (typeof publicFieldKeys)[number];
export type InsideFieldKey = Exclude<FieldKey, PublicFieldKey>;
