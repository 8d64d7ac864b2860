import { addDays, type Day, isBefore } from '../shared/day.ts';

/** An all-day event of a member's calendar; `key` stays the same when its day moves. */
export type CalendarDay = { key: string; on: Day };

export type CalendarFacts = {
  money_rests: boolean;
  /** The last day of the household's waiting period, while it waits. */
  waiting_until: Day | null;
  /** Confirmed invoices on which something is owed. */
  owed: { id: number; due_date: Day | null }[];
};

/**
 * What a member puts into a calendar: due dates from today on, unless money rests (decision 60), and the first day after the waiting
 * period.
 */
export function calendarDays({ money_rests, waiting_until, owed }: CalendarFacts, today: Day): CalendarDay[] {
  const due = owed.flatMap(({ id, due_date }) => (due_date ? [{ key: `due-${id}`, on: due_date }] : []));
  const begin = waiting_until ? [{ key: 'begin', on: addDays(waiting_until, 1) }] : [];
  return [...(money_rests ? [] : due), ...begin].filter(({ on }) => !isBefore(on, today));
}
