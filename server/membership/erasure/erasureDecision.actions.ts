import { refuse } from '../../../domain/application/application.refusals.ts';
import type { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { mayErase } from '../../../domain/membership/membership.access.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { eraseUnneeded } from './erasure.actions.ts';
import { erasePerson } from './personErasure.actions.ts';

/**
 * Erases a household or, with `member_id`, one person who has left it. Only who erased what, and when, stays on record (decisions
 * 18 and 37). Refuses with `forbidden` for anybody but the board, and as `eraseUnneeded` and `erasePerson`.
 */
export async function eraseHousehold(
  change: StaffChange,
  { id: household_id, member_id = null }: Input<typeof decisionsContract.eraseHousehold>,
): Promise<void> {
  if (!mayErase(change.actor)) return refuse('forbidden');
  if (member_id) await erasePerson(change, { household_id, member_id });
  else await eraseUnneeded(change, household_id);
  const action = member_id ? 'household.person_erased' : 'household.erased';
  await record(change, { action, household_id, subject_id: member_id });
}
