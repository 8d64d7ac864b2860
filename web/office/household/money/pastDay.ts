import { type Day, isAfter, toWireDay } from '../../../../domain/shared/day.ts';
import type { FieldErrors } from '../../../../domain/shared/refusal.ts';
import { today } from '../../../platform/today.ts';

/** Today as it stands in a field. */
export function todayText(): string {
  return toWireDay(today());
}

/** What is wrong with a day that the books may not know yet. */
export function futureErrors(field: string, day: Day | undefined): FieldErrors {
  return day && isAfter(day, today()) ? { [field]: ['date_must_be_in_the_past'] } : {};
}
