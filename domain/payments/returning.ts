import { type Day, isAfter } from '../shared/day.ts';

/**
 * The refusal for the day of a return of a payment credited on `creditedOn`: it must be between that day and today. A
 * payment that is credited only tomorrow may be reversed today.
 */
export function returnedOnProblem(
  returnedOn: Day,
  creditedOn: Day,
  today: Day,
): 'date_must_be_in_the_past' | 'before_the_payment' | undefined {
  if (isAfter(returnedOn, today)) return 'date_must_be_in_the_past';
  return isAfter(creditedOn, returnedOn) && isAfter(today, returnedOn) ? 'before_the_payment' : undefined;
}
