import { type DeathCaseState, hasTakenEffect, mayTakeBack } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { DeathTakeBack, deathLifeContract } from '../../../domain/deaths/life/deathLife.contract.ts';
import { stateBefore } from '../../../domain/deaths/life/takingBack.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import type { Ask } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { type CaseRow, findCase, getCase } from '../deathCase.reads.ts';
import { withdrawDecisionsOf } from '../decisions/decisions.writes.ts';
import { moveCase, stepCase } from '../lockCase.actions.ts';
import { assertLeftIsSeen } from './leftOpen.reads.ts';
import { listAffected, listMemberNames, listStanding, listSteps } from './life.reads.ts';
import type { ChangedRow } from './life.tables.ts';
import { lockWithAffected } from './lockAffected.actions.ts';
import { overtakenRows } from './overtaken.reads.ts';
import { undoEffects } from './undoing.actions.ts';

type Calls = typeof deathLifeContract;
/** States that a decision, or a proposal of one, belongs to: taken back, it holds no longer. */
const decided: readonly DeathCaseState[] = ['at_board', 'accepted', 'goodwill', 'declined'];

type Undone = DeathTakeBack['undone'][number];

/** What taking the last step back would undo. Refuses as `takeDeathBack`. */
export async function previewDeathTakeBack(
  { db }: Pick<Ask, 'db'>,
  { id }: Input<Calls['previewDeathTakeBack']>,
): Promise<DeathTakeBack> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const to_state = await stateOf(db, row);
  const standing = hasTakenEffect(to_state) ? [] : await listStanding(db, id);
  const effects = standing.filter(({ kind }) => kind !== 'rows');
  const names = await listMemberNames(
    db,
    effects.flatMap(({ before }) => before.member_id ?? []),
  );
  const overtaken: ChangedRow[] = [];
  for (const { before } of standing) overtaken.push(...(await overtakenRows(db, before)));
  const listed = effects.map(({ kind, before: { household_id, member_id = null } }) => {
    const name = member_id === null ? null : (names.get(member_id) ?? null);
    return { kind, household_id, member_id, name };
  });
  return {
    revision: row.revision,
    to_state,
    undone: listed.filter((one) => !isOvertaken(one, overtaken)),
    overtaken: listed.filter((one) => isOvertaken(one, overtaken)),
    was_told: effects.some(({ before }) => before.effect_key !== undefined),
  };
}

/**
 * Takes the last step of a case back. Behind `identified` the households are put back as they were. Refuses with
 * `death_case_step_not_possible` where nothing can be taken back, with `death_effects_overtaken` unless `anyway` where somebody
 * has changed since what would be put back, and as `lockCase`.
 */
export async function takeDeathBack(
  change: StaffChange,
  { id, revision, reason, anyway, was_mistaken }: Input<Calls['takeDeathBack']>,
): Promise<DeathCase> {
  const row = await lockWithAffected(change, { id, revision });
  const to = await stateOf(change.tx, row);
  const households = hasTakenEffect(to) ? [] : await undo(change, row, { anyway, was_mistaken });
  if (decided.includes(row.state)) await withdrawDecisionsOf(change.tx, id, change.now);
  await moveCase(change, row, { verb: 'takeBack', to, reason: reason ?? undefined });
  for (const household_id of households.length > 0 ? households : [null]) {
    await record(change, { action: 'death_case.taken_back', household_id, subject_id: id });
  }
  return getCase(change, id);
}

/**
 * Ends a case that was a false report, or about somebody else. Its effects are undone, and who was written of the death is told
 * that it was a mistake. Refuses as `takeDeathBack`, `stepCase` and `assertLeftIsSeen`.
 */
export async function withdrawDeath(
  change: StaffChange,
  { id, revision, reason, anyway, left_is_seen }: Input<Calls['withdrawDeath']>,
): Promise<DeathCase> {
  const row = await lockWithAffected(change, { id, revision });
  await stepCase(change, row, 'withdraw', reason);
  await assertLeftIsSeen(change.tx, row, { step: 'withdraw', left_is_seen });
  await withdrawDecisionsOf(change.tx, id, change.now);
  const households = await undo(change, row, { anyway, was_mistaken: true });
  for (const household_id of households.length > 0 ? households : [null]) {
    await record(change, { action: 'death_case.withdrawn', household_id, subject_id: id });
  }
  return getCase(change, id);
}

async function stateOf(db: Ask['db'], { id, state }: CaseRow) {
  const before = mayTakeBack(state) ? stateBefore(await listSteps(db, id)) : undefined;
  return before ?? refuse('death_case_step_not_possible');
}

type Undoing = { anyway: boolean; was_mistaken: boolean };

/** Answers the households that were put back. */
async function undo(change: StaffChange, row: CaseRow, { anyway, was_mistaken }: Undoing): Promise<number[]> {
  const households = await listAffected(change.tx, row.id);
  for (const { before } of anyway ? [] : await listStanding(change.tx, row.id)) {
    if ((await overtakenRows(change.tx, before)).length > 0) return refuse('death_effects_overtaken');
  }
  await undoEffects(change, row, was_mistaken);
  return households;
}

/** Addresses and phone numbers go with the main member, everybody else's end with that of the household. */
function isOvertaken({ kind, member_id }: Undone, rows: readonly ChangedRow[]): boolean {
  return rows.some(({ table, id }) => {
    if (table === 'members' && member_id !== null) return id === member_id;
    return kind === (table === 'addresses' || table === 'phone_numbers' ? 'main_member_changes' : 'household_ends');
  });
}
