import { addDays, parseWireDay, toWireDay } from '../../../domain/shared/day.ts';

/** The last day on which data must be kept, if they may be erased on the day `from` (judged by time alone). */
export function lastDayKept({ from }: { from: string | null }): string {
  const first = from && parseWireDay(from);
  return first ? toWireDay(addDays(first, -1)) : '';
}
