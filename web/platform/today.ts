import { businessDay, type Day } from '../../domain/shared/day.ts';

/** Today in Vienna, whatever the device's time zone (D4). */
export function today(): Day {
  return businessDay(new Date());
}

/** The day of an instant (`created_at`) in Vienna. */
export function dayOf(instant: string): Day {
  return businessDay(new Date(instant));
}
