import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import type { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { toApproval } from '../approvals/approvals.reads.ts';
import type { StaffChange } from '../platform/staff.ts';
import * as application from '../secondPerson/secondPerson.actions.ts';

type Calls = typeof approvalsContract;

/** A second person agrees to what a first one wants (decision 40). */
export async function agree(change: StaffChange, { id }: Input<Calls['agree']>): Promise<Approval> {
  return toApproval(await application.agree(change, id), change.actor);
}

/** Somebody says no, or who asked withdraws it. */
export async function decline(change: StaffChange, { id, reason }: Input<Calls['decline']>): Promise<Approval> {
  return toApproval(await application.decline(change, { id, reason }), change.actor);
}
