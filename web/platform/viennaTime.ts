import { readDay } from '../../domain/shared/day.ts';
import { asciiDigits } from '../../domain/shared/digits.ts';
import { once } from '../../domain/shared/once.ts';

/** Zones in which times are entered. */
export type ClockZone = 'Europe/Vienna' | 'Europe/Istanbul';

const partsIn = {
  'Europe/Vienna': once(() => partsFormat('Europe/Vienna')),
  'Europe/Istanbul': once(() => partsFormat('Europe/Istanbul')),
} as const satisfies Record<ClockZone, unknown>;

function partsFormat(timeZone: ClockZone): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** The instant of a day and a time of the clock in a zone; undefined unless both can be read. */
export function instantIn(zone: ClockZone, dayText: string, time: string): string | undefined {
  const day = readDay(dayText);
  const clock = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(asciiDigits(time.trim()));
  if (!day || !clock) return undefined;
  const wanted = Date.parse(`${day}T${clock[1]?.padStart(2, '0')}:${clock[2]}:00Z`);
  // an offset depends on the instant, so the first guess is put right once
  const guess = wanted - offsetAt(wanted, zone);
  return new Date(wanted - offsetAt(guess, zone)).toISOString();
}

/** Day and time of an instant on the clock of a zone, as they are typed. */
export function clockIn(zone: ClockZone, instant: string): { date: string; time: string } {
  const { year, month, day, hour, minute } = partsAt(Date.parse(instant), zone);
  return { date: `${day}.${month}.${year}`, time: `${hour}:${minute}` };
}

/** Milliseconds by which the clock of a zone is ahead of UTC. */
function offsetAt(instant: number, zone: ClockZone): number {
  const { year, month, day, hour, minute } = partsAt(instant, zone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}

function partsAt(instant: number, zone: ClockZone): Record<string, string> {
  return Object.fromEntries(
    partsIn[zone]()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}
