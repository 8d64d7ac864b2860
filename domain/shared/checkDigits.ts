/**
 * ISO 7064 MOD 97-10, used by IBAN and creditor reference: letters count as 10 to 35. Returns the remainder of the
 * whole number, calculated digit by digit because the number is too long for a double.
 */
export function mod97(text: string): number {
  return [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/** Writes `AT61 1904 …`: groups of four, for reading and typing. */
export function inGroupsOfFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}
