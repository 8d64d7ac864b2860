import type { Day } from '../../domain/shared/day.ts';

/** The source of the time (D48); in tests it stands still unless a test moves it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

const hourInVienna = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Vienna', hour: '2-digit', hour12: false });

/** A clock that stands at noon in Vienna, to run the work of a given day (D48). */
export function noonOf(day: Day): Clock {
  const winter = new Date(`${day}T11:00:00.000Z`);
  const noon = hourInVienna.format(winter) === '12' ? winter : new Date(`${day}T10:00:00.000Z`);
  return { now: () => noon };
}

/** Since this process began, for the message about the duration of the start. */
export function secondsSinceStart(): number {
  return process.uptime();
}
