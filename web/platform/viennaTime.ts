import { readDay } from '../../domain/shared/day.ts';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vienna',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** The instant of a day and a time of the clock in Vienna; undefined unless both can be read. */
export function instantInVienna(dayText: string, time: string): string | undefined {
  const day = readDay(dayText);
  const clock = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(time.trim());
  if (!day || !clock) return undefined;
  const wanted = Date.parse(`${day}T${clock[1]?.padStart(2, '0')}:${clock[2]}:00Z`);
  // an offset depends on the instant, so the first guess is put right once
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess)).toISOString();
}

/** Milliseconds by which the clock in Vienna is ahead of UTC. */
function offsetAt(instant: number): number {
  const value = Object.fromEntries(parts.formatToParts(instant).map(({ type, value: text }) => [type, text]));
  const { year, month, day, hour, minute } = value;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}
