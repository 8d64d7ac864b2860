import { addYears, type Day, isAfter } from '../shared/day.ts';

/** Refuses a last day without reminders that is not to come, or is more than a year away. */
export function holdProblem(until: Day, today: Day): 'hold_day_not_possible' | undefined {
  return isAfter(until, today) && !isAfter(until, addYears(today, 1)) ? undefined : 'hold_day_not_possible';
}
