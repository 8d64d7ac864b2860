/**
 * ISO 7064 MOD 97-10, as IBAN and creditor reference use it: letters count as 10 to 35. Returns the remainder of
 * the whole number; it is reckoned digit by digit because it is longer than a double is exact.
 */
export function mod97(text: string): number {
  return [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/** `AT61 1904 …`: groups of four, as people read and type it. */
export function inGroupsOfFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}
