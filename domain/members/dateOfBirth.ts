import { type Day, isAfter } from '../shared/day.ts';

/**
 * Refuses a birth date in the future with `date_must_be_in_the_past`; today is allowed, as in the picker (spec §5, D4).
 */
export function dateOfBirthProblem(birth: Day, today: Day): 'date_must_be_in_the_past' | undefined {
  return isAfter(birth, today) ? 'date_must_be_in_the_past' : undefined;
}
