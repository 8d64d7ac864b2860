import type { runsContract } from '../../domain/runs/runs.contract.ts';
import { refuse } from '../../domain/runs/runs.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { requestStop } from '../platform/runs/runs.ts';
import type { StaffChange } from '../platform/staff.ts';

/** Asks a run to end after its present step. Refuses with `run_not_found`, `run_has_ended`. */
export async function stopRun(change: StaffChange, { id }: Input<(typeof runsContract)['stopRun']>): Promise<void> {
  const isStopped = await requestStop(change, id);
  if (isStopped === undefined) return refuse('run_not_found');
  if (!isStopped) return refuse('run_has_ended');
  await record(change, { action: 'run.stopped', household_id: null, subject_id: id });
}
