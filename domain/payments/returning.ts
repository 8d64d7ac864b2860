import { type Day, isAfter } from '../shared/day.ts';

/**
 * What is wrong with the day on which the bank is said to have taken back what it credited on `creditedOn`: it lies between
 * that day and today. What is credited only tomorrow may come back today.
 */
export function returnedOnProblem(
  returnedOn: Day,
  creditedOn: Day,
  today: Day,
): 'date_must_be_in_the_past' | 'before_the_payment' | undefined {
  if (isAfter(returnedOn, today)) return 'date_must_be_in_the_past';
  return isAfter(creditedOn, returnedOn) && isAfter(today, returnedOn) ? 'before_the_payment' : undefined;
}
