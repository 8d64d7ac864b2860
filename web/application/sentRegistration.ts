import { forgetAddress, keepAddress } from '../accounts/knownAddress.ts';
import { tab } from '../platform/drafts/storage.ts';
import type { RegistrationValues } from './registrationForm.ts';

const KEPT_AS = 'vefa.registration';

/** Of this page only, and without passwords: nobody who comes back to the registration types it again. */
let typed: RegistrationValues | undefined;
let sentTo: string | undefined;

/** In the tab as well, for a reload, while the form is open; there without the tick, which is a declaration (decision 21). */
export function keepTypedRegistration(values: RegistrationValues): void {
  typed = { ...values, password: '', confirmation: '' };
  const { password, confirmation, permanent_residence, ...fields } = typed;
  const isTyped = Object.values(fields).some(Boolean);
  if (isTyped) tab.set(KEPT_AS, JSON.stringify(fields));
  else tab.remove(KEPT_AS);
}

/** What was typed into the registration on this page, if anything was. */
export function typedRegistration(): RegistrationValues | undefined {
  return typed;
}

/** Remembers where a registration's mail went, for the log-in screen that follows it (spec §2). */
export function keepSentRegistration(email: string): void {
  sentTo = email;
  keepAddress(email);
  leaveRegistration();
}

/** Where the mail of the registration went that was sent from this page; nothing once somebody has logged in. */
export function sentRegistration(): string | undefined {
  return sentTo;
}

/** Nothing stays in the tab of what this page still knows. */
export function leaveRegistration(): void {
  tab.remove(KEPT_AS);
}

export function forgetRegistration(): void {
  typed = undefined;
  sentTo = undefined;
  forgetAddress();
  leaveRegistration();
}

/** What the tab keeps of the form. */
export function keptInTab(): Partial<RegistrationValues> {
  const kept: unknown = JSON.parse(tab.get(KEPT_AS) ?? '{}');
  return typeof kept === 'object' && kept !== null ? kept : {};
}
