let known: string | undefined;

/** Remembers, on this page, the address that was just registered or confirmed, for the log-in form. */
export function keepAddress(email: string): void {
  known = email;
}

/** The address that the log-in form is filled with, as far as this page knows one. */
export function knownAddress(): string {
  return known ?? '';
}

export function forgetAddress(): void {
  known = undefined;
}
