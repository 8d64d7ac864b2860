import { firstDayOf, type MemberStatus } from '../../../domain/members/memberStatus.ts';
import { businessDay, type Day } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';

/** How a person became inactive: the row of the status history, the former status, and when the office ended it. */
export type Ending = { id: number; member_id: number | null; from_status: MemberStatus; ended_on: Day };

/** The latest end of each person of a household, and of the household itself (`member_id` null). */
export async function listEndings(db: Reader, householdId: number): Promise<Ending[]> {
  const rows = await db
    .selectFrom('status_history')
    .distinctOn('member_id')
    .select(['id', 'member_id', 'from_status', 'changed_at'])
    .where('household_id', '=', householdId)
    .where('to_status', '=', 'inactive')
    .orderBy('member_id')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ changed_at, ...ending }) => ({ ...ending, ended_on: businessDay(changed_at) }));
}

/** Whether a household's membership was ever active. */
export async function hasBegun(db: Reader, householdId: number): Promise<boolean> {
  const row = await db
    .selectFrom('households')
    .select(['active_from', 'inactive_from'])
    .where('id', '=', householdId)
    .executeTakeFirst();
  return row !== undefined && firstDayOf(row) !== null;
}
