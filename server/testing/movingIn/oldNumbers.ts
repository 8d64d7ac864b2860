/** A number of the former list in its parts: `M-0815/2` is M, 815 and 2. */
export type OldNumber = { letters: string; digits: number; part: number | null };

export function readOldNumber(text: string): OldNumber {
  const match = /^([A-Za-z]{0,3})[-. ]?([0-9]{1,6})(?:\/([0-9]{1,2}))?$/.exec(text);
  if (!match) throw new Error(`not a number of the former list: ${text}`);
  const [, letters = '', digits, part] = match;
  return { letters, digits: Number(digits), part: part === undefined ? null : Number(part) };
}

/** Whether a number in a text can be this one of the list: letters and part may have been left out. */
export function canMean(written: OldNumber, listed: OldNumber): boolean {
  const isSameList = written.letters === '' || written.letters === listed.letters;
  return written.digits === listed.digits && isSameList && (written.part === null || written.part === listed.part);
}
