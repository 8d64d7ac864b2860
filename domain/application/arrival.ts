import { addDays, type Day, isAfter, isBefore } from '../shared/day.ts';

/** How many days back one person alone may date the arrival of a signed paper (decision 97). */
export const DAYS_BACK_ALONE = 14;
/** An older day is a mistyped year. */
const OLDEST_DAYS = 400;

/** Why a day cannot be that on which a paper arrived; undefined if it can. */
export function arrivalProblem(arrived: Day, today: Day): 'day_in_the_future' | 'too_long_ago' | undefined {
  if (isAfter(arrived, today)) return 'day_in_the_future';
  return isBefore(arrived, addDays(today, -OLDEST_DAYS)) ? 'too_long_ago' : undefined;
}

/** A paper is signed before it arrives; one signed more than 400 days before is a mistyped year. */
export function signatureProblem(signed: Day, arrived: Day): 'signed_after_arrival' | 'too_long_ago' | undefined {
  if (isAfter(signed, arrived)) return 'signed_after_arrival';
  return isBefore(signed, addDays(arrived, -OLDEST_DAYS)) ? 'too_long_ago' : undefined;
}

/**
 * Whether a second person has to agree that an application counts from the day on which its paper arrived: that is long ago, or
 * somebody of the family has died meanwhile, so that the day would decide about cover (decision 97).
 */
export function needsSecond({ arrived, entered, hasDied }: { arrived: Day; entered: Day; hasDied: boolean }): boolean {
  return hasDied || isBefore(arrived, addDays(entered, -DAYS_BACK_ALONE));
}

type Paper = { arrived_on: Day; counts: boolean; submitted_at: Date | null };

/**
 * The day from which an application counts that is submitted today. Only its first submission counts from the arrival of the
 * paper: what the office sent back is late by itself (D23).
 */
export function countsFrom(paper: Paper | undefined, today: Day): Day {
  return paper?.counts && paper.submitted_at === null ? paper.arrived_on : today;
}
