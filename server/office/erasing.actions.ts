import { refuse } from '../../domain/application/application.refusals.ts';
import { mayErase } from '../../domain/membership/membership.access.ts';
import { record } from '../audit/audit.actions.ts';
import * as application from '../membership/erasure.actions.ts';
import { erasePerson } from '../membership/personErasure.actions.ts';
import type { StaffChange } from '../platform/staff.ts';

type Erasing = {
  id: number;
  /** Only this person, who has left the household; without it the whole household. */
  member_id?: number | null | undefined;
};

/**
 * Erases a household, or one person who has left it, for good; `forbidden` for anybody but the board. What remains on record is
 * who erased what, and when (decisions 18 and 37).
 */
export async function eraseHousehold(change: StaffChange, { id, member_id }: Erasing): Promise<void> {
  if (!mayErase(change.actor)) return refuse('forbidden');
  if (member_id) return eraseOne(change, { household_id: id, member_id });
  await application.eraseHousehold(change, id);
  await record(change, { action: 'household.erased', household_id: id, subject_id: null });
}

async function eraseOne(change: StaffChange, whose: { household_id: number; member_id: number }): Promise<void> {
  await erasePerson(change, whose);
  const { household_id, member_id: subject_id } = whose;
  await record(change, { action: 'household.person_erased', household_id, subject_id });
}
