import { toWireDay, type WireDay } from '../../../domain/shared/day.ts';
import { once } from '../../../domain/shared/once.ts';
import { dayOf } from '../today.ts';

const clockFormat = once(
  () => new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' }),
);

const turkishClockFormat = once(
  () => new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' }),
);

/** The time of an instant in Türkiye. */
export function turkishTimeOf(instant: string): string {
  return turkishClockFormat().format(new Date(instant));
}

/** Date and time of an instant in Vienna, written the same in all languages (D4). */
export function dateAndTimeOf(instant: string): { date: WireDay; time: string } {
  return { date: toWireDay(dayOf(instant)), time: clockFormat().format(new Date(instant)) };
}
