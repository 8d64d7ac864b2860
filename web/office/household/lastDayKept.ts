import { addDays, parseWireDay, toWireDay } from '../../../domain/shared/day.ts';

/** The last day on which data have to be kept that may be erased `from` a day on, as far as time says. */
export function lastDayKept({ from }: { from: string | null }): string {
  const first = from && parseWireDay(from);
  return first ? toWireDay(addDays(first, -1)) : '';
}
