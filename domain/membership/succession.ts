import { firstDayOf, type MemberStatus } from '../members/memberStatus.ts';
import type { Day } from '../shared/day.ts';

type Next = { status: MemberStatus; joined_later: boolean };

/**
 * Whether somebody may become main member of a household (decision 28): an active person; in a waiting household, one who waits
 * together with it, so that the family keeps its days. People who were added later have a waiting period of their own.
 */
export function mayGoOn({ status, joined_later }: Next, household: { status: MemberStatus }): boolean {
  if (household.status === 'waiting') return status === 'waiting' && !joined_later;
  return status === 'active';
}

type Before = { status: MemberStatus; active_from: Day | null };

/** Whether a person with this former status was a member on the day before `from`, the first day without membership. */
export function hadBegun({ status, active_from }: Before, from: Day): boolean {
  return status === 'active' && (!active_from || firstDayOf({ active_from, inactive_from: from }) !== null);
}
