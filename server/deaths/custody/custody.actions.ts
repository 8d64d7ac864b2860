import {
  belongingHolders,
  bodyHolders,
  type CustodyEntry,
  type HandoverHolder,
  handoverProblem,
} from '../../../domain/deaths/custody.ts';
import { isOpenCase } from '../../../domain/deaths/deathCase.ts';
import type { DeathCustody, deathCustodyContract } from '../../../domain/deaths/deathCustody.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { MOST_BELONGINGS, MOST_MOVES } from '../../../domain/deaths/limitsOfCase.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { businessDay } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import type { StaffChange } from '../../platform/staff.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { updateCase } from '../deaths.writes.ts';
import { lockCase } from '../lockCase.actions.ts';
import { assertFewer } from '../room.reads.ts';
import { reopenCollected, tickCollected } from '../steps/collected.actions.ts';
import { findLastHandover, getCustody, readCustody } from './custody.reads.ts';
import { deleteBelonging, deleteHandover, insertBelonging, insertHandover } from './custody.writes.ts';

type Calls = typeof deathCustodyContract;
type Handover = {
  holder: HandoverHolder;
  holder_name?: string | null | undefined;
  person: string;
  at: Date;
  receipt?: string | null | undefined;
};
/** The body (null), or a belonging. */
type Thing = { id: number | null; entries: readonly CustodyEntry[] };

/**
 * Writes down that the body, belongings or both were handed over. Refuses as `lockOpenCase`, with `death_case_full`, with
 * `death_custody_ended` for a body in its grave or a thing that the family has again, and with `validation_failed` for a time to
 * come or before the last hand-over, a holder who does not fit, a belonging of another case, or nothing to hand over.
 */
export async function handOver(
  change: StaffChange,
  { id, revision, with_body, belonging_ids, ...handover }: Input<Calls['handOver']>,
): Promise<DeathCustody> {
  const row = await lockOpenCase(change, { id, revision });
  const custody = await readCustody(change.tx, row);
  const chosen = custody.belongings.filter((belonging) => belonging_ids.includes(belonging.id));
  if (chosen.length < new Set(belonging_ids).size) return invalid('belonging_ids', 'invalid_value');
  const things: Thing[] = [...(with_body ? [{ id: null, entries: custody.body }] : []), ...chosen];
  if (things.length === 0) return invalid('with_body', 'required');
  for (const thing of things) await enter(change, { case_id: id, handover, thing });
  if (with_body) await noteInCase(change, row, custody.body.at(-1), handover);
  return changed(change, id);
}

/** Writes down a belonging, and who has it. Refuses as `handOver`. */
export async function addBelonging(
  change: StaffChange,
  { id, revision, what, ...handover }: Input<Calls['addBelonging']>,
): Promise<DeathCustody> {
  const row = await lockOpenCase(change, { id, revision });
  assertFewer((await readCustody(change.tx, row)).belongings.length, MOST_BELONGINGS);
  const belonging = await insertBelonging(change.tx, { case_id: id, what });
  await enter(change, { case_id: id, handover, thing: { id: belonging, entries: [] } });
  return changed(change, id);
}

/** Takes the last hand-over back. Refuses as `lockOpenCase`, and with `death_case_step_not_possible` where there is none. */
export async function undoHandover(
  change: StaffChange,
  { id, revision, belonging_id = null }: Input<Calls['undoHandover']>,
): Promise<DeathCustody> {
  await lockOpenCase(change, { id, revision });
  const last = (await findLastHandover(change.tx, id, belonging_id)) ?? refuse('death_case_step_not_possible');
  await deleteHandover(change.tx, last.id);
  if (belonging_id === null && last.holder === 'undertaker') await reopenCollected(change, id, last.happened_at);
  // what nobody has ever had was entered by mistake
  if (belonging_id !== null && !(await findLastHandover(change.tx, id, belonging_id))) {
    await deleteBelonging(change.tx, belonging_id);
  }
  return changed(change, id);
}

type Entered = { case_id: number; handover: Handover; thing: Thing };

async function enter(change: StaffChange, { case_id, handover, thing }: Entered): Promise<void> {
  const { holder, holder_name, person, at, receipt } = handover;
  const fitting: readonly HandoverHolder[] = thing.id === null ? bodyHolders : belongingHolders;
  if (!fitting.includes(holder)) return invalid('holder', 'invalid_value');
  assertFewer(thing.entries.length, MOST_MOVES);
  const problem = handoverProblem(at, { now: change.now, last: thing.entries.at(-1) });
  if (problem?.key === 'death_custody_ended') return refuse('death_custody_ended');
  if (problem) return invalid(problem.field, problem.key);
  await insertHandover(change.tx, {
    case_id,
    belonging_id: thing.id,
    holder,
    holder_name: holder_name ?? null,
    person,
    happened_at: at,
    receipt: receipt ?? null,
    written_at: change.now,
    written_by: accountOf(change.actor),
  });
}

/** What a hand-over of the body says about the case is not asked again: the undertaker, the prosecutor's days, the recipient. */
async function noteInCase(
  change: StaffChange,
  row: CaseRow,
  before: CustodyEntry | undefined,
  { holder, holder_name, person, at }: Handover,
): Promise<void> {
  const on = businessDay(at);
  await updateCase(change, row.id, {
    ...(holder === 'undertaker' && !row.undertaker && holder_name ? { undertaker: holder_name } : {}),
    ...(holder === 'consignee' && !row.consignee_name ? { consignee_name: holder_name ?? person } : {}),
    ...(holder === 'authority' && !row.held_since ? { held_since: on } : {}),
    ...(before?.holder === 'authority' && !row.released_on ? { released_on: on } : {}),
    ...(holder === 'grave' && !row.burial_at ? { burial_at: at } : {}),
    ...(holder === 'grave' && !row.burial_place && holder_name ? { burial_place: holder_name } : {}),
  });
  if (holder === 'undertaker') await tickCollected(change, row.id, at);
}

async function lockOpenCase(change: StaffChange, seen: { id: number; revision: number }): Promise<CaseRow> {
  const row = await lockCase(change, seen);
  return isOpenCase(row.state) ? row : refuse('death_case_step_not_possible');
}

function invalid(field: string, key: string): never {
  return refuse('validation_failed', { errors: { [field]: [key] } });
}

async function changed(change: StaffChange, id: number): Promise<DeathCustody> {
  await updateCase(change, id, {});
  await record(change, { action: 'death_case.handed_over', household_id: null, subject_id: id });
  return getCustody({ db: change.tx }, { id });
}
