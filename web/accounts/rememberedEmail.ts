let remembered: string | undefined;

/** Remembers, on this page, the address that was just registered or confirmed, for the log-in form. */
export function rememberEmail(email: string): void {
  remembered = email;
}

/** The address that the log-in form is filled with, as far as this page knows one. */
export function rememberedEmail(): string {
  return remembered ?? '';
}

export function forgetEmail(): void {
  remembered = undefined;
}
