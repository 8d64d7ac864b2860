import { forgetEmail, rememberEmail } from '../accounts/rememberedEmail.ts';
import { tabStorage } from '../platform/drafts/storage.ts';
import type { RegistrationValues } from './registrationForm.ts';

const STORAGE_KEY = 'vefa.registration';

/**
 * Kept on this page only, without passwords, so that a reader who returns to the registration need not type it again.
 */
let typed: RegistrationValues | undefined;
let sentTo: string | undefined;

/**
 * Keeps the form in the tab as well, for a reload, while it is open. The consent tick is not kept there, because it is
 * a declaration (decision 21).
 */
export function keepTypedRegistration(values: RegistrationValues): void {
  typed = { ...values, password: '', confirmation: '' };
  const { password, confirmation, permanent_residence, ...fields } = typed;
  const isTyped = Object.values(fields).some(Boolean);
  if (isTyped) tabStorage.set(STORAGE_KEY, JSON.stringify(fields));
  else tabStorage.remove(STORAGE_KEY);
}

/** What was typed into the registration on this page, if anything. */
export function typedRegistration(): RegistrationValues | undefined {
  return typed;
}

/** Remembers the address to which the registration's mail was sent, for the log-in screen that follows (spec §2). */
export function keepSentRegistration(email: string): void {
  sentTo = email;
  rememberEmail(email);
  leaveRegistration();
}

/** The address to which this page's registration mail was sent; undefined once somebody has logged in. */
export function sentRegistration(): string | undefined {
  return sentTo;
}

/** Removes the copy in the tab; the page still has it. */
export function leaveRegistration(): void {
  tabStorage.remove(STORAGE_KEY);
}

export function forgetRegistration(): void {
  typed = undefined;
  sentTo = undefined;
  forgetEmail();
  leaveRegistration();
}

/** The values that the tab keeps. */
export function keptInTab(): Partial<RegistrationValues> {
  const kept: unknown = JSON.parse(tabStorage.get(STORAGE_KEY) ?? '{}');
  return typeof kept === 'object' && kept !== null ? kept : {};
}
