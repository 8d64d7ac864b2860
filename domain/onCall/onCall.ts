import { addDays, type Day, isAfter, isBefore } from '../shared/day.ts';

/** A shift covers all of these days, from midnight to midnight in Vienna; without a last day until it is changed. */
export type Days = { first_day: Day; last_day: Day | null };

/** How many days ahead a gap is shown. */
export const GAP_TOLD_DAYS = 7;

/** `until`: the last day without anybody; null if no shift follows. */
export type Gap = { from: Day; until: Day | null };

export function isOn({ first_day, last_day }: Days, day: Day): boolean {
  return !isAfter(first_day, day) && (last_day === null || !isBefore(last_day, day));
}

/** Whether two shifts have a day in common. */
export function overlap(one: Days, other: Days): boolean {
  const endsBefore = (a: Days, b: Days) => a.last_day !== null && isBefore(a.last_day, b.first_day);
  return !endsBefore(one, other) && !endsBefore(other, one);
}

/** The first days on which nobody is on call, within a week from today; undefined if there is no gap. */
export function firstGap(shifts: readonly Days[], today: Day): Gap | undefined {
  const days = Array.from({ length: GAP_TOLD_DAYS + 1 }, (_, count) => addDays(today, count));
  const from = days.find((day) => !shifts.some((shift) => isOn(shift, day)));
  if (!from) return undefined;
  const [next] = shifts.flatMap(({ first_day }) => (isAfter(first_day, from) ? [first_day] : [])).sort();
  return { from, until: next ? addDays(next, -1) : null };
}

/** A shift as it is typed. */
export type WrittenShift = {
  first_day: Day;
  last_day?: Day | null | undefined;
  by_mail: boolean;
  by_text_message: boolean;
  mobile?: string | null | undefined;
};

/** Refusal keys, by field, of contradicting values. */
export function shiftProblems({ first_day, last_day, by_mail, by_text_message, mobile }: WrittenShift) {
  return {
    ...(last_day && isBefore(last_day, first_day) ? { last_day: 'ends_before_it_begins' as const } : {}),
    ...(by_mail || by_text_message ? {} : { by_mail: 'choose_one_way' as const }),
    ...(by_text_message && !mobile ? { mobile: 'required' as const } : {}),
  };
}
