import { businessDay, type Day } from '../../domain/shared/day.ts';
import { serverNow } from './calls/serverClock.ts';

/** Today in Vienna, whatever the device's clock and time zone say (D4). */
export function today(): Day {
  return businessDay(serverNow());
}

/** The day of an instant (`created_at`) in Vienna. */
export function dayOf(instant: string): Day {
  return businessDay(new Date(instant));
}
