/** Words of so many letters may be typed with one mistake; shorter names would be taken for each other (Ali, Ala). */
export const TYPO_FROM = 5;

/**
 * What remains of a word without one of its letters, each once. Two words with one mistake between them have a remainder in
 * common, or one is a remainder of the other; so an index of remainders finds them.
 */
export function withoutOneLetter(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, place) => letters.toSpliced(place, 1).join('')))];
}

/** Whether two different words differ by one letter (missing, superfluous, another one), or by two neighbours in the wrong order. */
export function isOneTypoApart(one: string, other: string): boolean {
  if (one === other) return false;
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]];
  const from = short.findIndex((letter, place) => letter !== long[place]);
  if (from === -1) return long.length === short.length + 1;
  const rest = (letters: string[], place: number) => letters.slice(place).join('');
  if (long.length === short.length + 1) return rest(short, from) === rest(long, from + 1);
  if (long.length !== short.length) return false;
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return (
    rest(short, from + 1) === rest(long, from + 1) || (isSwapped && rest(short, from + 2) === rest(long, from + 2))
  );
}
