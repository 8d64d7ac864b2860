import { refuse } from '../../domain/application/application.refusals.ts';
import type { Seen } from '../../domain/office/lastDeed.ts';
import { mayErase } from '../../domain/office/office.access.ts';
import * as application from '../application/erasure.actions.ts';
import { record } from './audit.actions.ts';
import { deleteNewsOf } from './news.writes.ts';
import { lockAsSeen } from './seen.actions.ts';
import type { StaffChange } from './staff.ts';

/**
 * Erases a household for good; `forbidden` for anybody but the board. What remains on record is who erased which household,
 * and when (decision 18).
 */
export async function eraseHousehold(change: StaffChange, { id, seen }: { id: number; seen?: Seen }): Promise<void> {
  if (!mayErase(change.actor)) return refuse('forbidden');
  await lockAsSeen(change, { household_id: id, seen });
  await application.eraseHousehold(change, id);
  await deleteNewsOf(change.tx, id);
  await record(change, { action: 'household.erased', household_id: id, subject_id: null });
}
