import type { Day } from '../../shared/day.ts';
import type { BankLine } from './bankLine.ts';
import { isUnlikelyDay } from './unlikelyDay.ts';

/** Why a line waits for a person, whatever it names; known when its file is read. */
export const lineDoubts = [
  /** A collective entry that cannot be separated to the cent: money of several people. */
  'not_split',
  /** The bank's charges. */
  'charges',
  /** Another statement of the same file contains an equal line. */
  'perhaps_known',
  /** Its value date is too far away to be right. */
  'unlikely_date',
] as const;
export type LineDoubt = (typeof lineDoubts)[number];

type Read = Pick<BankLine, 'kind' | 'value_date' | 'impossible_date'> & { is_perhaps_known: boolean };

export function doubtOf(line: Read, days: { today: Day; statementDay: Day | null }): LineDoubt | null {
  if (line.kind !== 'movement') return line.kind;
  if (line.is_perhaps_known) return 'perhaps_known';
  return line.impossible_date !== null || isUnlikelyDay(line.value_date, days) ? 'unlikely_date' : null;
}
