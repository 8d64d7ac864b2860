import type { Day } from '../shared/day.ts';
import type { BankLine } from './bankLine.ts';
import { isUnlikelyDay } from './unlikelyDay.ts';

/** What makes a line wait for a person, whatever it names; known when its file is read. */
export const lineDoubts = [
  /** A batch that cannot be told apart to the cent: several people's money. */
  'not_split',
  /** What the bank kept for itself. */
  'charges',
  /** Another statement of the same file tells of one that is alike in all. */
  'perhaps_known',
  /** Its value date is too far away to be one. */
  'unlikely_date',
] as const;
export type LineDoubt = (typeof lineDoubts)[number];

type Read = Pick<BankLine, 'kind' | 'value_date' | 'impossible_date'> & { is_perhaps_known: boolean };

export function doubtOf(line: Read, days: { today: Day; statementDay: Day | null }): LineDoubt | null {
  if (line.kind !== 'movement') return line.kind;
  if (line.is_perhaps_known) return 'perhaps_known';
  return line.impossible_date !== null || isUnlikelyDay(line.value_date, days) ? 'unlikely_date' : null;
}
