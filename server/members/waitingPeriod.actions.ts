import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/work.ts';
import { updateMember } from './members.writes.ts';

/** `until` is null for a newborn, who waits no days of their own; both are null while the period does not run. */
export type WaitingPeriod = { from: Day | null; until: Day | null };

/** Writes when people (locked with their household) wait. */
export async function setWaitingPeriodOf(
  change: Change,
  memberIds: readonly number[],
  { from, until }: WaitingPeriod,
): Promise<void> {
  for (const id of memberIds) await updateMember(change.tx, id, { waiting_from: from, waiting_until: until });
}

/** Writes that somebody active (locked with the household) has waited, and from when they are covered. */
export async function setWaited(
  change: Change,
  id: number,
  { from, until, active_from }: WaitingPeriod & { active_from: Day },
): Promise<void> {
  await updateMember(change.tx, id, { waiting_from: from, waiting_until: until, active_from });
}
