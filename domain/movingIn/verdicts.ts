import type { Day } from '../shared/day.ts';

/** What becomes of a household of the former list; each one that was read gets exactly one of these. */
export const takeOverVerdicts = ['made', 'doubled', 'changed', 'refused', 'unchanged'] as const;
export type TakeOverVerdict = (typeof takeOverVerdicts)[number];

/** Why a household is not made. The texts are in `texts/office/movingIn`. */
export const takeOverReasons = [
  // refused: somebody has to mend the row
  'not_readable',
  'nobody',
  'too_many_people',
  'no_main_member',
  'two_main_members',
  'main_member_left',
  'active_before_main',
  'name_missing',
  'relation_missing',
  'does_not_fit_together',
  'born_in_future',
  'joined_in_future',
  'left_in_future',
  'open_amount_out_of_range',
  'own_amount_out_of_range',
  'paid_year_out_of_range',
  'old_number_too_long',
  'note_too_long',
  'could_not_be_stored',
  // doubled: somebody here may be the same
  'same_number',
  'same_name_and_birth_day',
  'old_number_in_use',
  // changed: the household was taken over before, and the list says something else now
  'listed_otherwise',
] as const;
export type TakeOverReason = (typeof takeOverReasons)[number];

/** What somebody should look at, although the household is made. */
export const takeOverWarnings = [
  'older_than_main_member',
  'older_than_120_years',
  'birth_day_missing',
  'child_over_age',
  'same_number_twice',
  'same_old_number_twice',
  'paid_before_joined',
  'paid_year_missing',
  'year_in_open_amount',
  'left_before_joined',
  'active_before_joined',
  'waiting_before_joined',
  'left_day_missing',
  'waiting_assumed',
  'active_day_missing',
  'phone_missing',
  'address_incomplete',
  'address_not_kept',
  'burial_wish_not_kept',
] as const;
export type TakeOverWarning = (typeof takeOverWarnings)[number];

/** `person`: the place in the household's people, from 0; null if it is about the household. */
export type Said<Key extends string> = { key: Key; person: number | null };

/** What is known beside the row. */
export type Known = {
  today: Day;
  /** People and households here that may be the same. */
  doubles: readonly Said<TakeOverReason>[];
  /** People whose insurance number stands more than once in the list, by their place. */
  numbered_twice: readonly number[];
  is_old_number_twice: boolean;
};
