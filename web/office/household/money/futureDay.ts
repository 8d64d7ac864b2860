import { type Day, isAfter, toWireDay } from '../../../../domain/shared/day.ts';
import type { FieldErrors } from '../../../../domain/shared/refusal.ts';
import { today } from '../../../platform/today.ts';

/** Today, as text for a field. */
export function todayText(): string {
  return toWireDay(today());
}

/** The error for a day in the future, which cannot be booked yet. */
export function futureErrors(field: string, day: Day | undefined): FieldErrors {
  return day && isAfter(day, today()) ? { [field]: ['date_must_be_in_the_past'] } : {};
}
