/** The same text with no-break blanks: a phone number must not be split at the end of a line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
