import { hasTakenEffect, isOpenCase } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { deathLifeContract } from '../../../domain/deaths/life/deathLife.contract.ts';
import { MOST_OF_EVENT } from '../../../domain/deaths/limitsOfCase.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import { lockHouseholds } from '../../members/household.reads.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { type CaseRow, getCase } from '../deathCase.reads.ts';
import { updateCase } from '../deaths.writes.ts';
import { lockCase, stepCase } from '../lockCase.actions.ts';
import { assertFewer } from '../room.reads.ts';
import { assertLeftIsSeen } from './leftOpen.reads.ts';
import { findHouseholdsOf, listOfEvent } from './life.reads.ts';

type Calls = typeof deathLifeContract;

/**
 * Links two cases as one event; the events of both become one. Refuses with `death_case_step_not_possible` if this case has
 * ended, with `death_other_case_ended` if the other one was withdrawn, with `death_case_full`, and as `lockTwo`. A closed one still tells of the event.
 */
export async function linkDeath(
  change: StaffChange,
  { id, revision, other_case_id }: Input<Calls['linkDeath']>,
): Promise<DeathCase> {
  const { row, other } = await lockTwo(change, { id, revision, other_case_id });
  if (!isOpenCase(row.state)) return refuse('death_case_step_not_possible');
  if (other.state === 'withdrawn') return refuse('death_other_case_ended');
  const event_id = Math.min(row.event_id ?? row.id, other.event_id ?? other.id);
  const former = [row, other].flatMap((one) => one.event_id ?? one.id);
  const cases = await listOfEvent(change.tx, [...former, row.id, other.id]);
  assertFewer(cases.length - 1, MOST_OF_EVENT);
  for (const one of cases) {
    await updateCase(change, one, { event_id });
  }
  await record(change, { action: 'death_case.linked', household_id: null, subject_id: id });
  return getCase(change, id);
}

/** Takes a case out of its event. Refuses as `lockCase`. */
export async function unlinkDeath(
  change: StaffChange,
  { id, revision }: Input<Calls['unlinkDeath']>,
): Promise<DeathCase> {
  const row = await lockCase(change, { id, revision });
  const others = (await listOfEvent(change.tx, [row.event_id ?? id])).filter((other) => other !== id);
  const [first] = others;
  // the remaining cases need another first one; a single case belongs to no event any more
  const event_id = others.length > 1 ? (first ?? null) : null;
  for (const other of others) await updateCase(change, other, { event_id });
  await updateCase(change, id, { event_id: null });
  await record(change, { action: 'death_case.linked', household_id: null, subject_id: id });
  return getCase(change, id);
}

/**
 * The same death was reported twice: this case is withdrawn and refers to the other one. Its notes stay readable. Refuses with
 * `death_case_has_effects` after it was identified, with `death_other_case_ended` if the other one has ended, with
 * `death_case_step_not_possible` if this one has, and as `assertLeftIsSeen` and `lockTwo`.
 */
export async function joinDeath(
  change: StaffChange,
  { id, revision, other_case_id, left_is_seen }: Input<Calls['joinDeath']>,
): Promise<DeathCase> {
  const { row, other } = await lockTwo(change, { id, revision, other_case_id });
  if (hasTakenEffect(row.state)) return refuse('death_case_has_effects');
  if (!isOpenCase(other.state)) return refuse('death_other_case_ended');
  await stepCase(change, row, 'withdraw');
  await assertLeftIsSeen(change.tx, row, { step: 'withdraw', left_is_seen });
  await updateCase(change, id, { joined_to: other.id });
  await record(change, { action: 'death_case.joined', household_id: null, subject_id: id });
  return getCase(change, id);
}

type Two = { id: number; revision: number; other_case_id: number };

/**
 * Locks two cases, and the households of both before them, in the order of their ids. Refuses with `death_case_is_itself`, with
 * `death_case_not_found` also for the other one, and as `lockCase`.
 */
async function lockTwo(
  change: StaffChange,
  { id, revision, other_case_id }: Two,
): Promise<{ row: CaseRow; other: CaseRow }> {
  if (id === other_case_id) return refuse('death_case_is_itself');
  await lockHouseholds(change.tx, await findHouseholdsOf(change.tx, [id, other_case_id]));
  if (id < other_case_id) {
    const row = await lockCase(change, { id, revision });
    return { row, other: await lockCase(change, { id: other_case_id }) };
  }
  const other = await lockCase(change, { id: other_case_id });
  return { row: await lockCase(change, { id, revision }), other };
}
