import { isOpenCase, mayTakeBack } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import type { deathPersonsContract } from '../../../domain/deaths/deathPersons.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { stateBefore } from '../../../domain/deaths/life/takingBack.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { type CaseRow, getCase } from '../deathCase.reads.ts';
import { updateCase } from '../deaths.writes.ts';
import { withdrawDecisionsOf } from '../decisions/decisions.writes.ts';
import { lockCase, moveCase } from '../lockCase.actions.ts';
import { personFieldsOf } from '../report.actions.ts';
import { refreshSteps } from '../steps/refreshSteps.actions.ts';
import { listStanding, listSteps } from './life.reads.ts';

/**
 * Ties a case in which nobody was found to a member, or to the mother or father of a child that was not registered. What was done
 * so far is taken back in one step, so that the person is identified with all effects. Refuses with `death_case_step_not_possible`
 * where the case is about a member or has effects, once the burial has taken place; with `validation_failed` unless one person is named; and as `lockCase` and `openCase`.
 */
export async function linkDeceased(
  change: StaffChange,
  { id, revision, ...whose }: Input<typeof deathPersonsContract.linkDeceased>,
): Promise<DeathCase> {
  const { member_id, parent_member_id } = whose;
  if (Boolean(member_id) === Boolean(parent_member_id)) {
    return refuse('validation_failed', { errors: { member_id: ['required'] } });
  }
  const row = await lockCase(change, { id, revision });
  if (!isOpenCase(row.state) || row.member_id || row.parent_member_id) return refuse('death_case_step_not_possible');
  if ((await listStanding(change.tx, id)).length > 0) return refuse('death_case_step_not_possible');
  const fields = await personFieldsOf(change, whose, row);
  await takeBackToReport(change, row);
  await updateCase(change, id, fields);
  await refreshSteps(change, id);
  await record(change, { action: 'death_case.answered', household_id: null, subject_id: id });
  return getCase(change, id);
}

/** Every step is written into the history, as if it had been taken back by itself. */
async function takeBackToReport(change: StaffChange, { id, state: before }: CaseRow): Promise<void> {
  let state = before;
  while (state !== 'reported') {
    const to = mayTakeBack(state) ? stateBefore(await listSteps(change.tx, id)) : undefined;
    if (!to) return refuse('death_case_step_not_possible');
    if (state === 'at_board') await withdrawDecisionsOf(change.tx, id, change.now);
    await moveCase(change, { id, state }, { verb: 'takeBack', to });
    state = to;
  }
}
