import { aloneFrom } from '../../domain/approvals/approvals.ts';
import { refuse as refuseChanges } from '../../domain/movingIn/changes/listChanges.refusals.ts';
import { mayMoveIn } from '../../domain/movingIn/movingIn.access.ts';
import { refuse } from '../../domain/movingIn/takeOver.refusals.ts';
import type { TakeOver, takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import type { AuditAction } from '../../domain/shared/auditActions.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf, type OfficeActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { startRun } from '../platform/runs/runs.ts';
import { countOtherBoard } from '../staff/board.reads.ts';
import { isFinished } from './changes/finished.reads.ts';
import { listResultRows, readTakeOverFor, runningOf } from './progress.reads.ts';
import { isSigned } from './proof/proof.reads.ts';
import { runTakeOver, tryTakeOver, undoTakeOver } from './takeOvers.jobs.ts';
import { countRows, findTakeOver, lockTakeOver, type TakeOver as Stored } from './takeOvers.reads.ts';
import { clearPredictions, updateTakeOver } from './takeOvers.writes.ts';

type Calls = typeof takeOversContract;
type Office = Change<OfficeActor>;
type Id = { id: number };

/** Refuses with `forbidden` clerks who are not of the board. */
export function assertBoard(actor: OfficeActor): void {
  if (!mayMoveIn(actor)) refuse('forbidden');
}

export async function readTakeOver({ db, actor }: Ask<OfficeActor>, { id }: Id): Promise<TakeOver> {
  assertBoard(actor);
  return (await readTakeOverFor(db, id, actor)) ?? refuse('take_over_not_found');
}

export async function listTakeOverRows(
  change: Office,
  { id, ...page }: Input<Calls['listTakeOverRows']>,
): Promise<Answer<Calls['listTakeOverRows']>> {
  assertBoard(change.actor);
  if (!(await findTakeOver(change.db, id))) return refuse('take_over_not_found');
  await record(change, { action: 'take_over.seen', household_id: null, subject_id: id });
  return listResultRows(change, id, page);
}

/** Refuses with `take_over_not_found`, `take_over_is_running`, and with `take_over_agreed_already` once nothing is left to predict. */
export async function beginDryRun(change: Office, { id }: Id): Promise<TakeOver> {
  const { agreed_at } = await lockIdle(change, id);
  await refuseFinished(change.tx);
  if (agreed_at) return refuse('take_over_agreed_already');
  await clearPredictions(change.tx, id);
  await startRun(change, tryTakeOver, { take_over_id: id });
  return done(change, id, 'take_over.tried');
}

/**
 * Refuses with `take_over_not_found`, `take_over_is_running`, `take_over_not_tried` before a dry run,
 * `take_over_asked_already` and `take_over_agreed_already`.
 */
export async function askTakeOver(change: Office, { id }: Id): Promise<TakeOver> {
  const { agreed_at, asked_at, tried_at } = await lockIdle(change, id);
  await refuseFinished(change.tx);
  if (agreed_at) return refuse('take_over_agreed_already');
  if (asked_at) return refuse('take_over_asked_already');
  if (!tried_at) return refuse('take_over_not_tried');
  await updateTakeOver(change.tx, id, { asked_by: accountOf(change.actor), asked_at: change.now });
  return done(change, id, 'take_over.asked');
}

/** Refuses with `take_over_not_found`, `take_over_is_running`, `take_over_not_asked`, `take_over_agreed_already`. */
export async function withdrawTakeOver(change: Office, { id }: Id): Promise<TakeOver> {
  const { agreed_at, asked_at } = await lockIdle(change, id);
  if (agreed_at) return refuse('take_over_agreed_already');
  if (!asked_at) return refuse('take_over_not_asked');
  await updateTakeOver(change.tx, id, { asked_by: null, asked_at: null });
  return done(change, id, 'take_over.withdrawn');
}

/**
 * Begins what was asked for three days ago by the only one of the board (decision 40). False if another one can agree now, or
 * something of it has changed.
 */
export async function beginAlone(change: Change, id: number): Promise<boolean> {
  const found = await lockTakeOver(change.tx, id);
  if (!found?.asked_at || found.agreed_at || aloneFrom(found.asked_at) > change.now) return false;
  if ((await isFinished(change.tx)) || (await runningOf(change.tx, id))) return false;
  if ((await countOtherBoard(change.tx, found.asked_by)) > 0) return false;
  await updateTakeOver(change.tx, id, { agreed_by: null, agreed_at: change.now });
  await startRun(change, runTakeOver, { take_over_id: id });
  await record(change, { action: 'take_over.agreed', household_id: null, subject_id: id });
  return true;
}

/**
 * The run begins. Refuses with `take_over_not_found`, `take_over_is_running`, `take_over_not_asked`,
 * `take_over_agreed_already`, and with `take_over_needs_second` the one who asked.
 */
export async function agreeToTakeOver(change: Office, { id }: Id): Promise<TakeOver> {
  const { agreed_at, asked_at, asked_by } = await lockIdle(change, id);
  await refuseFinished(change.tx);
  if (agreed_at) return refuse('take_over_agreed_already');
  if (!asked_at) return refuse('take_over_not_asked');
  if (asked_by === accountOf(change.actor)) return refuse('take_over_needs_second');
  await updateTakeOver(change.tx, id, { agreed_by: accountOf(change.actor), agreed_at: change.now });
  await startRun(change, runTakeOver, { take_over_id: id });
  return done(change, id, 'take_over.agreed');
}

/** Refuses with `take_over_not_found`, `take_over_is_running`, and with `take_over_not_asked` before two agreed. */
export async function goOnTakingOver(change: Office, { id }: Id): Promise<TakeOver> {
  const { agreed_at } = await lockIdle(change, id);
  await refuseFinished(change.tx);
  if (!agreed_at) return refuse('take_over_not_asked');
  await startRun(change, runTakeOver, { take_over_id: id });
  return done(change, id, 'take_over.gone_on');
}

/** Refuses with `take_over_not_found`, `take_over_is_running`, `proof_signed_already`, `nothing_to_take_back`. */
export async function beginUndo(change: Office, { id }: Id): Promise<TakeOver> {
  await lockIdle(change, id);
  if (await isSigned(change.tx, id)) return refuse('proof_signed_already');
  if ((await countRows(change.tx, id, 'made')) === 0) return refuse('nothing_to_take_back');
  await updateTakeOver(change.tx, id, { undo_asked_by: accountOf(change.actor), undo_asked_at: change.now });
  await startRun(change, undoTakeOver, { take_over_id: id });
  return done(change, id, 'take_over.undone');
}

/** Without keys and digests every household of a list would be made again. Refuses with `taking_over_finished`. */
export async function refuseFinished(tx: Tx): Promise<void> {
  if (await isFinished(tx)) refuseChanges('taking_over_finished');
}

/** Refuses with `forbidden`, `take_over_not_found`, and with `take_over_is_running` while something works on the list. */
async function lockIdle(change: Office, id: number): Promise<Stored> {
  assertBoard(change.actor);
  const found = (await lockTakeOver(change.tx, id)) ?? refuse('take_over_not_found');
  return (await runningOf(change.tx, id)) ? refuse('take_over_is_running') : found;
}

async function done(change: Office, id: number, action: AuditAction): Promise<TakeOver> {
  await record(change, { action, household_id: null, subject_id: id });
  return (await readTakeOverFor(change.tx, id, change.actor)) ?? refuse('take_over_not_found');
}
