import { type Day, isAfter } from '../shared/day.ts';

/** A birth lies in the past or is today, which the picker allows (spec §5, D4); else `date_must_be_in_the_past`. */
export function dateOfBirthProblem(birth: Day, today: Day): 'date_must_be_in_the_past' | undefined {
  return isAfter(birth, today) ? 'date_must_be_in_the_past' : undefined;
}
