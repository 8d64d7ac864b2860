import type { RegistrationValues } from './registrationForm.ts';

type SentRegistration = { email: string; typed: RegistrationValues };

let sent: SentRegistration | undefined;

/** Remembers a registration for the log-in screen that follows it (spec §2), on this page only and without passwords. */
export function keepSentRegistration(email: string, typed: RegistrationValues): void {
  sent = { email, typed: { ...typed, password: '', confirmation: '' } };
}

/** The registration that was sent from this page; nothing once somebody has logged in. */
export function sentRegistration(): SentRegistration | undefined {
  return sent;
}

export function forgetSentRegistration(): void {
  sent = undefined;
}
