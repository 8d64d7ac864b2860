import { lockHouseholds } from '../../members/household.reads.ts';
import type { StaffChange } from '../../platform/staff.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { lockCase } from '../lockCase.actions.ts';
import { findHouseholdsOf, listAffected } from './life.reads.ts';

/**
 * Locks a case, and before it all households that it has changed, in the order of their ids: they may be more than its own.
 * Refuses as `lockCase`.
 */
export async function lockWithAffected(
  change: StaffChange,
  { id, revision }: { id: number; revision: number },
): Promise<CaseRow> {
  const affected = [...(await findHouseholdsOf(change.tx, [id])), ...(await listAffected(change.tx, id))];
  await lockHouseholds(change.tx, affected);
  return lockCase(change, { id, revision });
}
