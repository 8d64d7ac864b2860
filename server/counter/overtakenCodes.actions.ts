import { withdrawCodeApprovals } from '../approvals/approvals.actions.ts';
import type { Change } from '../platform/context.ts';
import { withdrawCodesOf } from './accountCodes.writes.ts';

/** Codes of a household (locked before), also one that waits for a second person, stop working: it is another's now, or has ended. */
export async function withdrawCodes(change: Change, householdId: number): Promise<void> {
  await withdraw(change, householdId, { unprinted: false });
}

/** A code by letter that is not printed yet must not follow to an address that somebody enters after it was asked for. */
export async function withdrawCodesOnTheWay(change: Change, householdId: number): Promise<void> {
  await withdraw(change, householdId, { unprinted: true });
}

async function withdraw(change: Change, householdId: number, { unprinted }: { unprinted: boolean }): Promise<void> {
  const withdrawn = await withdrawCodesOf(change.tx, householdId, { at: change.now, unprinted });
  if (withdrawn > 0) await withdrawCodeApprovals(change, householdId);
}
