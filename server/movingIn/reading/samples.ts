import type { Cell } from '../../../domain/movingIn/cell.ts';

const LONGEST_SAMPLE = 60;
/** As many digits has an identity number, an account or a phone number, but no day and no postal code. */
const MANY_DIGITS = 9;
const SHOWN_DIGITS = 3;

/** A value as an example on the screen; of a number with many digits, the last three. */
export function sampleOf(cell: Cell): string {
  const text = (typeof cell === 'object' && cell !== null ? cell.day : String(cell)).slice(0, LONGEST_SAMPLE).trim();
  const digits = text.match(/\d/g)?.length ?? 0;
  if (digits < MANY_DIGITS) return text;
  let left = digits - SHOWN_DIGITS;
  return text.replace(/\d/g, (digit) => {
    left -= 1;
    return left >= 0 ? '•' : digit;
  });
}
