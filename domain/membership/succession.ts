import { firstDayOf, type MemberStatus } from '../members/memberStatus.ts';
import { ageOn, type Day } from '../shared/day.ts';

type Next = { status: MemberStatus; joined_later: boolean };

/**
 * Whether somebody may become main member of a household (decision 28): an active person; in a waiting household, one who waits
 * together with it, so that the family keeps its days. People who were added later have a waiting period of their own.
 */
export function mayGoOn({ status, joined_later }: Next, household: { status: MemberStatus }): boolean {
  if (household.status === 'waiting') return status === 'waiting' && !joined_later;
  return status === 'active';
}

const ADULT_AGE = 18;

type Person = Next & { date_of_birth: Day | null };

/** Whether somebody is under age on a day; without a birth date nobody is. */
export function isMinor({ date_of_birth }: Pick<Person, 'date_of_birth'>, today: Day): boolean {
  return date_of_birth !== null && ageOn(date_of_birth, today) < ADULT_AGE;
}

/** Those of a household who may become main member: somebody under age only if no adult may. */
export function whoMayGoOn<Someone extends Person>(
  people: readonly Someone[],
  household: { status: MemberStatus },
  today: Day,
): Someone[] {
  const all = people.filter((person) => mayGoOn(person, household));
  const adults = all.filter((person) => !isMinor(person, today));
  return adults.length > 0 ? adults : all;
}

type Before = { status: MemberStatus; active_from: Day | null };

/** Whether a person with this former status was a member on the day before `from`, the first day without membership. */
export function hadBegun({ status, active_from }: Before, from: Day): boolean {
  return status === 'active' && (!active_from || firstDayOf({ active_from, inactive_from: from }) !== null);
}
