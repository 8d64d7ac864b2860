import { refuse } from '../../domain/households/households.refusals.ts';
import type { emailsContract } from '../../domain/secondPerson/emails.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { correctEmail, isEmailInForce, prepareEmailCorrection } from '../accounts/emailChange.actions.ts';
import { withdrawEmailApprovals } from '../approvals/approvals.actions.ts';
import { toApproval } from '../approvals/approvals.reads.ts';
import { record } from '../audit/audit.actions.ts';
import { findAccountIdOf } from '../households/account.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { StaffChange } from '../platform/staff.ts';
import { askForSecond } from './secondPerson.actions.ts';

type Calls = typeof emailsContract;

/**
 * Changes a household's e-mail address, whatever its status, after a second person's approval (decisions 20 and 40); entering the
 * address in force withdraws a pending one at once. Refuses as `correctEmail`.
 */
export async function setEmail(
  change: StaffChange,
  { id, reason, seen: _, ...wanted }: Input<Calls['setEmail']>,
): Promise<Answer<Calls['setEmail']>> {
  if (!(await lockHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  const account_id = await findAccountIdOf(change.db, id);
  if (await isEmailInForce(change, account_id, wanted.email)) {
    await withdrawEmailApprovals(change, id);
    await correctEmail(change, { ...wanted, account_id });
    await record(change, { action: 'household.email_set', household_id: id, subject_id: null, reason });
    return { approval: null };
  }
  const noted = await prepareEmailCorrection(change, { ...wanted, account_id });
  const asked = await askForSecond(change, { kind: 'email', household_id: id, wanted: noted, reason });
  return { approval: toApproval(asked, change.actor) };
}
