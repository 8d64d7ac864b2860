import type { DeathSteps, deathStepsContract } from '../../../domain/deaths/deathSteps.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { businessDay, isAfter } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { assertNamesNoAccount } from '../../notifications/namesOthers.actions.ts';
import { tellOnCall } from '../../onCall/onCall.actions.ts';
import { listStaffMembers } from '../../onCall/onCall.reads.ts';
import { accountOf } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { updateCase } from '../deaths.writes.ts';
import { assertValidLink } from '../linkValid.reads.ts';
import { assertTakesWork, lockCase } from '../lockCase.actions.ts';
import { assertRoomFor } from '../room.reads.ts';
import { refreshSteps } from './refreshSteps.actions.ts';
import { findStep, getSteps, mayBeShown } from './steps.reads.ts';
import { deleteSteps, insertOwnStep, updateStep } from './steps.writes.ts';

type Calls = typeof deathStepsContract;
type Seen = { id: number; revision: number };

const notDone = { done_at: null, done_by: null, done_by_link: null };

/** Brings the steps in line with facts and rules. Refuses as `lockForWork`. */
export async function refreshStepsOf(
  change: StaffChange,
  seen: Input<Calls['refreshDeathSteps']>,
): Promise<DeathSteps> {
  await lockForWork(change, seen);
  await refreshSteps(change, seen.id);
  return changed(change, seen.id);
}

/** Adds a step to this case alone. Refuses as `lockForWork`, and with `death_case_full`. */
export async function addStep(
  change: StaffChange,
  { id, revision, due_on, ...step }: Input<Calls['addDeathStep']>,
): Promise<DeathSteps> {
  await lockForWork(change, { id, revision });
  await assertRoomFor(change.tx, id, 'steps');
  assertNamesNoAccount(change, step.own_words);
  await insertOwnStep(change.tx, { case_id: id, ...step, template_words: null, due_on: due_on ?? null });
  return changed(change, id);
}

/** Ticks a step. Refuses as `lockStep`, and with `death_case_step_not_possible` for one that is ticked or not needed. */
export async function doStep(change: StaffChange, seen: Input<Calls['doDeathStep']>): Promise<DeathSteps> {
  const step = await lockStep(change, seen);
  if (step.done_at || step.not_needed_because !== null) return refuse('death_case_step_not_possible');
  await updateStep(change.tx, seen.id, { done_at: change.now, done_by: accountOf(change.actor) });
  return changed(change, step.case_id);
}

/** A step is to be done after all. Refuses as `lockStep`. */
export async function reopenStep(change: StaffChange, seen: Input<Calls['reopenDeathStep']>): Promise<DeathSteps> {
  const { case_id } = await lockStep(change, seen);
  await updateStep(change.tx, seen.id, { ...notDone, not_needed_because: null });
  return changed(change, case_id);
}

/** Says why a step is not needed. Refuses as `lockStep`, and with `death_case_step_not_possible` for one that is ticked. */
export async function dropStep(
  change: StaffChange,
  { reason, ...seen }: Input<Calls['dropDeathStep']>,
): Promise<DeathSteps> {
  const step = await lockStep(change, seen);
  if (step.done_at) return refuse('death_case_step_not_possible');
  await updateStep(change.tx, seen.id, { not_needed_because: reason });
  return changed(change, step.case_id);
}

/**
 * Changes who sees to a step, its note, and whether the family sees it. Refuses as `lockStep`, and with `validation_failed` for
 * somebody who is not of the staff, or a step that the family never sees.
 */
export async function changeStep(
  change: StaffChange,
  { id, revision, account_id, note, responsible, shown_to_family }: Input<Calls['changeDeathStep']>,
): Promise<DeathSteps> {
  const { case_id, step_key } = await lockStep(change, { id, revision });
  if (account_id) await assertStaff(change, account_id);
  if (shown_to_family && !mayBeShown(step_key)) return invalid('shown_to_family');
  await updateStep(change.tx, id, {
    ...(account_id !== undefined && { account_id }),
    ...(note !== undefined && { note }),
    ...(responsible && { responsible }),
    ...(shown_to_family !== undefined && { shown_to_family }),
  });
  return changed(change, case_id);
}

/** Removes a step of the case alone. Refuses as `lockStep`, and with `death_case_step_not_possible` for one of the template. */
export async function removeStep(change: StaffChange, seen: Input<Calls['removeDeathStep']>): Promise<DeathSteps> {
  const { case_id, own_words } = await lockStep(change, seen);
  if (own_words === null) return refuse('death_case_step_not_possible');
  await deleteSteps(change.tx, [seen.id]);
  return changed(change, case_id);
}

/** `confirmed`: the guest was asked about an early burial; `isUndone`: the step is unticked. */
export type HowTicked = { confirmed: boolean; isUndone?: boolean };

/**
 * Ticks a step for the undertaker who has a link to this case, or unticks (`isUndone`) what this link has ticked; anything else
 * stays as it is. Refuses with `death_step_not_found` for a step of another case or of somebody else, with `death_link_not_found` for a link that has ended
 * meanwhile, and with `death_case_step_not_possible` for a withdrawn case. A burial before its planned day is asked about
 * first: then nothing is ticked, and the planned time is answered; if it is `confirmed`, those on call are told.
 */
export async function tickStep(
  change: Change,
  {
    step_id,
    link,
    confirmed,
    isUndone = false,
  }: { step_id: number; link: { id: number; case_id: number } } & HowTicked,
): Promise<Ticked> {
  const { case_id, id: link_id } = link;
  const row = await lockCase(change, { id: case_id });
  await assertValidLink(change, link_id);
  const step = (await findStep(change.tx, step_id)) ?? refuse('death_step_not_found');
  const isTheirs = step.responsible === 'undertaker' && step.not_needed_because === null;
  if (!isTheirs || step.case_id !== case_id) return refuse('death_step_not_found');
  assertTakesWork(row);
  if (isUndone ? step.done_by_link !== link_id : step.done_at) return { planned: null };
  const early = !isUndone && step.step_key === 'burial' && isBeforeItsDay(change, row) ? row : null;
  if (early && !confirmed) return { planned: early };
  await updateStep(change.tx, step_id, isUndone ? notDone : { done_at: change.now, done_by_link: link_id });
  await noteChange(change, case_id);
  if (early) await tellOfEarlyBurial(change, case_id);
  return { planned: null };
}

/** The planned burial, if the clerk has to confirm that it took place; null if the step was ticked without a question. */
export type Ticked = { planned: Pick<CaseRow, 'burial_at' | 'destination'> | null };

function isBeforeItsDay({ today }: Change, { burial_at }: Pick<CaseRow, 'burial_at'>): boolean {
  return burial_at !== null && isAfter(businessDay(burial_at), today);
}

async function tellOfEarlyBurial(change: Change, case_id: number): Promise<void> {
  const effect = `deaths.buriedEarly/${case_id}`;
  await tellOnCall(change, { effect, calledFor: 'buriedEarly', path: `/deaths/${case_id}` });
}

async function lockStep(change: StaffChange, { id, revision }: Seen) {
  const { case_id } = (await findStep(change.tx, id)) ?? refuse('death_step_not_found');
  await lockForWork(change, { id: case_id, revision });
  // read again: the lock may have waited for somebody who removed it
  return (await findStep(change.tx, id)) ?? refuse('death_step_not_found');
}

async function lockForWork(change: StaffChange, seen: Seen): Promise<void> {
  assertTakesWork(await lockCase(change, seen));
}

async function assertStaff({ tx }: StaffChange, accountId: number): Promise<void> {
  const staff = await listStaffMembers(tx);
  if (!staff.some(({ account_id }) => account_id === accountId)) invalid('account_id');
}

function invalid(field: string): never {
  return refuse('validation_failed', { errors: { [field]: ['invalid_value'] } });
}

async function changed(change: StaffChange, caseId: number): Promise<DeathSteps> {
  await noteChange(change, caseId);
  return getSteps({ db: change.tx }, { id: caseId });
}

async function noteChange(change: Change, caseId: number): Promise<void> {
  await updateCase(change, caseId, {});
  await record(change, { action: 'death_case.step_changed', household_id: null, subject_id: caseId });
}
