import { type Day, daysBetween } from '../../../domain/shared/day.ts';

/** How long until an invoice is due: the key of a sentence below `payments.due`, and the days that it counts. */
export function dueIn(due: Day, today: Day): { key: 'left' | 'today' | 'late'; count: number } {
  const days = daysBetween(today, due);
  if (days === 0) return { key: 'today', count: 0 };
  return days > 0 ? { key: 'left', count: days } : { key: 'late', count: -days };
}
