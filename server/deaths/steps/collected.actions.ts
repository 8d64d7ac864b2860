import { accountOf } from '../../platform/actor.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { findStepByKey } from './steps.reads.ts';
import { updateStep } from './steps.writes.ts';

/** Ticks that the undertaker has collected the deceased, because the hand-over was entered; a ticked step stays as it is. */
export async function tickCollected(change: StaffChange, caseId: number, at: Date): Promise<void> {
  const step = await findStepByKey(change.tx, caseId, 'collection');
  if (!step || step.done_at || step.not_needed_because !== null) return;
  await updateStep(change.tx, step.id, { done_at: at, done_by: accountOf(change.actor) });
}

/** Opens the step again that `tickCollected` has ticked. */
export async function reopenCollected(change: StaffChange, caseId: number, at: Date): Promise<void> {
  const step = await findStepByKey(change.tx, caseId, 'collection');
  if (step?.done_at?.getTime() !== at.getTime()) return;
  await updateStep(change.tx, step.id, { done_at: null, done_by: null, done_by_link: null });
}
