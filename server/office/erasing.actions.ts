import { refuse } from '../../domain/application/application.refusals.ts';
import { mayErase } from '../../domain/office/office.access.ts';
import * as application from '../application/erasure.actions.ts';
import { record } from './audit.actions.ts';
import { deleteNewsOf } from './news.writes.ts';
import type { StaffChange } from './staff.ts';

/**
 * Erases a household for good; `forbidden` for anybody but the board. What remains on record is who erased which household,
 * and when (decision 18).
 */
export async function eraseHousehold(change: StaffChange, { id }: { id: number }): Promise<void> {
  if (!mayErase(change.actor)) return refuse('forbidden');
  await application.eraseHousehold(change, id);
  await deleteNewsOf(change.tx, id);
  await record(change, { action: 'household.erased', household_id: id, subject_id: null });
}
