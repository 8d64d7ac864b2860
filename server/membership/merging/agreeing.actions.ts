import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import type { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { agree, type Enders } from '../../secondPerson/secondPerson.actions.ts';
import { joinApplication } from '../comparison/joining.actions.ts';
import { mergeHouseholds } from './merging.actions.ts';

/** What ends another household than that of an approval. */
export const enders: Enders = { join: joinApplication, merge: mergeHouseholds };

/** `agree` for everything, also for what ends another household. */
export async function agreeToAny(
  change: StaffChange,
  input: Input<(typeof approvalsContract)['agree']>,
): Promise<Approval> {
  return agree(change, input, enders);
}
