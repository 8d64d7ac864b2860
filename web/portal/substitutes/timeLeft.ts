import { type Day, daysBetween, parseWireDay, type WireDay } from '../../../domain/shared/day.ts';

/** How long a representation still lasts, or how long ago it ended, in the unit that people would use. */
export type TimeLeft = { unit: 'today' } | { unit: 'days' | 'months' | 'years' | 'expired'; count: number };

const COUNTED_IN_DAYS = 60;
const COUNTED_IN_MONTHS = 730;
const DAYS_PER_MONTH = 30.44;
const DAYS_PER_YEAR = 365.25;

/** The time left until `valid_until`, which is the last day. */
export function timeLeft(validUntil: WireDay, today: Day): TimeLeft {
  const last = parseWireDay(validUntil);
  if (!last) throw new Error(`not a day: ${validUntil}`);
  const days = daysBetween(today, last);
  if (days < 0) return { unit: 'expired', count: -days };
  if (days === 0) return { unit: 'today' };
  if (days <= COUNTED_IN_DAYS) return { unit: 'days', count: days };
  if (days <= COUNTED_IN_MONTHS) return { unit: 'months', count: Math.round(days / DAYS_PER_MONTH) };
  return { unit: 'years', count: Math.floor(days / DAYS_PER_YEAR) };
}
