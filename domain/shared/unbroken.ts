/** The same words, kept on one line: a phone number is not broken at a line's end. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
