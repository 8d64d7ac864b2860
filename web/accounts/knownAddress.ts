let known: string | undefined;

/** Remembers on this page whose address was registered or confirmed, for the log-in that follows. */
export function keepAddress(email: string): void {
  known = email;
}

/** With which address somebody is about to log in, as far as this page knows. */
export function knownAddress(): string {
  return known ?? '';
}

export function forgetAddress(): void {
  known = undefined;
}
