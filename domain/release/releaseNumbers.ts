/** Membership numbers and old numbers of a pasted list, each once, as they are compared: without spaces and signs, in small letters. */
export function numbersIn(pasted: string): string[] {
  const typed = pasted.split(/[\s,;]/).map(comparedNumber);
  return [...new Set(typed.filter((number) => number !== ''))];
}

export function comparedNumber(number: string): string {
  return number.replace(/[^0-9A-Za-z]/g, '').toLowerCase();
}
