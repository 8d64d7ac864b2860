import { normaliseEmail } from '../../domain/accounts/email.ts';
import { passwordProblems } from '../../domain/accounts/password.ts';
import { tidyName } from '../../domain/members/name.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { tidyPhoneNumber } from '../members/phoneReading.ts';

export type RegistrationValues = {
  first_name: string;
  last_name: string;
  citizenship_id: number | null;
  email: string;
  phone_number: string;
  password: string;
  confirmation: string;
  permanent_residence: boolean;
};

export const emptyRegistration: RegistrationValues = {
  first_name: '',
  last_name: '',
  citizenship_id: null,
  email: '',
  phone_number: '',
  password: '',
  confirmation: '',
  permanent_residence: false,
};

/**
 * Makes the request from the typed values. The phone number is always a mobile one, because the form asks for no other
 * (spec §7).
 */
export function toRegistration({ confirmation: _screenOnly, ...typed }: RegistrationValues, language: Language) {
  return {
    ...typed,
    first_name: tidyName(typed.first_name),
    last_name: tidyName(typed.last_name),
    email: normaliseEmail(typed.email),
    phone_number: tidyPhoneNumber(typed.phone_number),
    phone_type: 'private_mobile',
    language,
  };
}

/** Compares the repeated password, which only the screen asks for (spec §5). */
export function checkConfirmation({
  password,
  confirmation,
}: Pick<RegistrationValues, 'password' | 'confirmation'>): FieldErrors {
  if (confirmation === '') return { confirmation: ['required'] };
  return confirmation === password ? {} : { confirmation: ['password_must_match'] };
}

export type RegistrationAlert = 'password' | 'nationality';

/** The messages that an ERROR dialog shows before they appear at the fields (spec §5). */
export function alertsOf(typed: RegistrationValues): RegistrationAlert[] {
  const isPasswordWrong = passwordProblems(typed.password).length > 0 || typed.password !== typed.confirmation;
  const alerts: RegistrationAlert[] = [];
  if (isPasswordWrong) alerts.push('password');
  if (typed.citizenship_id === null) alerts.push('nationality');
  return alerts;
}
