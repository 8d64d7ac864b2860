import type { RegistrationValues } from './registrationForm.ts';

/** Of this page only, and without passwords: nobody who comes back to the registration types it again. */
let typed: RegistrationValues | undefined;
let sentTo: string | undefined;

export function keepTypedRegistration(values: RegistrationValues): void {
  typed = { ...values, password: '', confirmation: '' };
}

/** What was typed into the registration on this page, if anything was. */
export function typedRegistration(): RegistrationValues | undefined {
  return typed;
}

/** Remembers where a registration's mail went, for the log-in screen that follows it (spec §2). */
export function keepSentRegistration(email: string): void {
  sentTo = email;
}

/** Where the mail of the registration went that was sent from this page; nothing once somebody has logged in. */
export function sentRegistration(): string | undefined {
  return sentTo;
}

export function forgetRegistration(): void {
  typed = undefined;
  sentTo = undefined;
}
