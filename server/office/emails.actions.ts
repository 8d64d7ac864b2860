import { refuse } from '../../domain/application/application.refusals.ts';
import type { officeContract } from '../../domain/office/office.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { putEmailRight } from '../accounts/emailChange.actions.ts';
import { findAccountIdOf } from '../households/account.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { record } from './audit.actions.ts';
import { lockAsSeen } from './seen.actions.ts';
import type { StaffChange } from './staff.ts';

/** Puts a household's e-mail address right, in whatever status it is (decision 20). Refuses as `putEmailRight`. */
export async function setEmail(
  change: StaffChange,
  { id, reason, seen, ...wanted }: Input<(typeof officeContract)['setEmail']>,
): Promise<void> {
  await lockAsSeen(change, { household_id: id, seen });
  if (!(await lockHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  await putEmailRight(change, { ...wanted, account_id: await findAccountIdOf(change.db, id) });
  await record(change, { action: 'household.email_set', household_id: id, subject_id: null, reason });
}
