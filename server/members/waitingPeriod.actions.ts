import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/work.ts';
import { updateMember } from './members.writes.ts';

/** `until` is null for a newborn, who has no waiting period; both are null while the period does not run. */
export type WaitingPeriod = { from: Day | null; until: Day | null };

/** Stores the waiting periods of people, who are locked with their household. */
export async function setWaitingPeriodOf(
  change: Change,
  memberIds: readonly number[],
  { from, until }: WaitingPeriod,
): Promise<void> {
  for (const id of memberIds) await updateMember(change.tx, id, { waiting_from: from, waiting_until: until });
}

/** Stores that an active person (locked with the household) has waited, and their first day of cover. */
export async function setWaited(
  change: Change,
  id: number,
  { from, until, active_from }: WaitingPeriod & { active_from: Day },
): Promise<void> {
  await updateMember(change.tx, id, { waiting_from: from, waiting_until: until, active_from });
}
