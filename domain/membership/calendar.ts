import { addDays, type Day, isBefore } from '../shared/day.ts';

/** An all-day event of a member's calendar: something is due, or the waiting period is over. `key` is its own in every file. */
export type CalendarDay = { key: string; on: Day; what: 'due' | 'begin' };

export type CalendarFacts = {
  money_rests: boolean;
  /** The last day of the household's waiting period, while it waits. */
  waiting_until: Day | null;
  /** Confirmed invoices on which something is owed. */
  owed: { due_date: Day | null }[];
};

/**
 * What a member puts into a calendar: due dates from today on, unless money rests (decision 60), and the first day after the waiting
 * period. One event a day, because each has an alarm.
 */
export function calendarDays({ money_rests, waiting_until, owed }: CalendarFacts, today: Day): CalendarDay[] {
  const due = money_rests ? [] : owed.flatMap(({ due_date }) => due_date ?? []);
  const begin = waiting_until && addDays(waiting_until, 1);
  const days: CalendarDay[] = [...new Set(due)].map((on) => ({ key: `due-${on}`, on, what: 'due' }));
  if (begin && !due.includes(begin)) days.push({ key: 'begin', on: begin, what: 'begin' });
  return days.filter(({ on }) => !isBefore(on, today));
}
