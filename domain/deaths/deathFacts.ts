import {
  type BurialDestination,
  burialDestinations,
  type Citizenship,
  citizenships,
  type DeathPlace,
  deathPlaces,
} from '../boardSettings/stepConditions.ts';
import { civilStatuses, genders } from '../reference/eligibility.ts';
import { businessDay, type Day, isAfter, isBefore } from '../shared/day.ts';

export type { BurialDestination, Citizenship, DeathPlace };
export { burialDestinations, citizenships, civilStatuses, deathPlaces, genders };

export type DeathDays = { died_from: Day | null; died_until: Day | null };
type Context = { today: Day; birth: Day | null };

/**
 * Problems of the days of death, by field: a future day (`day_in_the_future`), a day before the birth (`before_birth`), the last
 * possible day before the first (`before_the_first_day`). A single day is entered as both.
 */
export function deathDayProblems(
  { died_from, died_until }: DeathDays,
  { today, birth }: Context,
): Partial<Record<keyof DeathDays, string>> {
  const problems: Partial<Record<keyof DeathDays, string>> = {};
  if (died_from && isAfter(died_from, today)) problems.died_from = 'day_in_the_future';
  else if (died_from && birth && isBefore(died_from, birth)) problems.died_from = 'before_birth';
  if (died_until && isAfter(died_until, today)) problems.died_until = 'day_in_the_future';
  else if (died_from && died_until && isBefore(died_until, died_from)) problems.died_until = 'before_the_first_day';
  return problems;
}

type Plan = { died_from: Day | null; burial_at: Date | null; flight_at: Date | null };

/** Whether the burial or the flight would be before the first possible day of death. */
export function isTooEarly({ died_from, burial_at, flight_at }: Plan): boolean {
  if (died_from === null) return false;
  return [burial_at, flight_at].some((at) => at !== null && isBefore(businessDay(at), died_from));
}
