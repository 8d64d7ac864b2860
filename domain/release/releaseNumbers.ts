/** Membership numbers and old numbers of a pasted list, each once, as they are compared: without spaces and signs, in small letters. */
export function numbersIn(pasted: string): string[] {
  return [...typedNumbers(pasted).keys()];
}

/** The numbers as they are compared, each with how it was typed first. */
export function typedNumbers(pasted: string): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const typed of pasted.split(/[\s,;]/)) {
    const compared = comparedNumber(typed);
    if (compared !== '' && !numbers.has(compared)) numbers.set(compared, typed);
  }
  return numbers;
}

export function comparedNumber(number: string): string {
  return number.replace(/[^0-9A-Za-z]/g, '').toLowerCase();
}
