import { z } from 'zod';
import { owner } from '../members/owner.ts';
import { pastDayProblem } from '../members/pastDay.ts';
import { addDays, type Day, isAfter } from '../shared/day.ts';
import { id, instant, wireDay } from '../shared/fields.ts';

/** The longest notice, in days: two years. It catches mistyped years. */
export const MOST_DAYS_AHEAD = 731;

/** Whether an end is entered for a day to come, and is carried out on that day (decision 78). `from`: the first day without membership. */
export function isEndToCome(from: Day, today: Day): boolean {
  return isAfter(from, today);
}

/** The refusal for the first day without membership: `end_too_far_ahead`, or as for a past day (decision 32). */
export function endDayProblem(
  from: Day,
  registeredOn: Day,
  today: Day,
): ReturnType<typeof pastDayProblem> | 'end_too_far_ahead' {
  if (!isEndToCome(from, today)) return pastDayProblem(from, registeredOn, today);
  return isAfter(from, addDays(today, MOST_DAYS_AHEAD)) ? 'end_too_far_ahead' : undefined;
}

/** The last day with membership. */
export function lastDayBefore(from: Day): Day {
  return addDays(from, -1);
}

/**
 * Why an end was not carried out: somebody has died, another person than the one who wanted it leads the household, nobody can go on as
 * main member any more, or something else changed.
 */
export const endRefused = ['death', 'main_member', 'next_main_member', 'other'] as const;
export type EndRefused = (typeof endRefused)[number];

/** An end that the office entered for a day to come (decision 78). */
export const endingToCome = z.object({
  id,
  /** Null if the whole household ends. */
  member_id: id.nullable(),
  name: z.string().nullable(),
  inactive_reason_id: id,
  inactive_from: wireDay,
  last_day: wireDay,
  /** The next main member, if the present one leaves alone. */
  next: z.string().nullable(),
  entered_by: z.string().nullable(),
  entered_at: instant,
  refused_because: z.enum(endRefused).nullable(),
});
export type EndingToCome = z.output<typeof endingToCome>;

/** An end that the night could not carry out, on the to-do list. */
export const refusedEnding = z.object({
  ...owner,
  id,
  person: z.string().nullable(),
  inactive_from: wireDay,
  refused_because: z.enum(endRefused),
});
export type RefusedEnding = z.output<typeof refusedEnding>;

const aboutNext = ['main_member_ends_with_household', 'new_main_member_not_active', 'new_main_member_is_minor'];

/** Why an end was not carried out, from the key of the refusal. */
export function endRefusedBy(refusal: string): EndRefused {
  return aboutNext.includes(refusal) ? 'next_main_member' : 'other';
}
