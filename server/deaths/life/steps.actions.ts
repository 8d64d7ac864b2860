import { isOpenCase } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { isTooEarly } from '../../../domain/deaths/deathFacts.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { deathLifeContract } from '../../../domain/deaths/life/deathLife.contract.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { type CaseRow, findCaseOfMember, getCase } from '../deathCase.reads.ts';
import { updateCase } from '../deaths.writes.ts';
import { lockCase, stepCase } from '../lockCase.actions.ts';
import { tickKnown } from '../steps/refreshSteps.actions.ts';

type Calls = typeof deathLifeContract;
type Plan = Omit<Input<Calls['planBurial']>, 'id' | 'revision'>;

/** The burial or transfer is under way. Refuses as `lockCase` and `stepCase`. */
export async function beginDeath(
  change: StaffChange,
  { id, revision }: Input<Calls['beginDeath']>,
): Promise<DeathCase> {
  await stepCase(change, await lockCase(change, { id, revision }), 'begin');
  await record(change, { action: 'death_case.begun', household_id: null, subject_id: id });
  return getCase(change, id);
}

/**
 * Stores when and where the burial or the flight is; a flight may be cancelled. Refuses as `lockCase`, with
 * `death_burial_too_early` before the day of death, and with `death_case_step_not_possible` once the case has ended.
 */
export async function planBurial(
  change: StaffChange,
  { id, revision, ...plan }: Input<Calls['planBurial']>,
): Promise<DeathCase> {
  const row = await lockCase(change, { id, revision });
  if (!isOpenCase(row.state)) return refuse('death_case_step_not_possible');
  const sent = sentOf(plan);
  if (isTooEarly({ ...row, ...sent })) return refuse('death_burial_too_early');
  await updateCase(change, id, sent);
  await tickKnown(change, { ...row, ...sent });
  await record(change, { action: 'death_case.answered', household_id: null, subject_id: id });
  return getCase(change, id);
}

/**
 * The burial has taken place. Refuses with `death_burial_day_needed` if its day is unknown or in the future, with
 * `death_burial_too_early` before the day of death, and as `lockCase` and `stepCase`.
 */
export async function buryDeath(
  change: StaffChange,
  { id, revision, ...plan }: Input<Calls['buryDeath']>,
): Promise<DeathCase> {
  const row = await lockCase(change, { id, revision });
  const sent = sentOf(plan);
  const { burial_at } = { ...row, ...sent };
  if (!burial_at || burial_at > change.now) return refuse('death_burial_day_needed');
  if (isTooEarly({ ...row, ...sent })) return refuse('death_burial_too_early');
  await stepCase(change, row, 'bury');
  if (Object.keys(sent).length > 0) await updateCase(change, id, sent);
  await tickKnown(change, { ...row, ...sent, state: 'buried' });
  await record(change, { action: 'death_case.buried', household_id: null, subject_id: id });
  return getCase(change, id);
}

/** Reopens a withdrawn case. Refuses with `death_case_exists` if the person has another one by now. */
export async function reopenDeath(
  change: StaffChange,
  { id, revision }: Input<Calls['reopenDeath']>,
): Promise<DeathCase> {
  const row = await lockCase(change, { id, revision });
  const other = row.member_id ? await findCaseOfMember(change.tx, row.member_id, id) : undefined;
  if (other) return refuse('death_case_exists', { params: { case_no: other.case_no } });
  await stepCase(change, row, 'reopen');
  if (row.joined_to) await updateCase(change, id, { joined_to: null });
  await record(change, { action: 'death_case.reopened', household_id: null, subject_id: id });
  return getCase(change, id);
}

/** The sent fields; null clears one. */
function sentOf(plan: Plan): Partial<Pick<CaseRow, keyof Plan>> {
  const { burial_at, burial_place, flight_at, flight_words } = plan;
  return {
    ...(burial_at === undefined ? {} : { burial_at }),
    ...(burial_place === undefined ? {} : { burial_place }),
    ...(flight_at === undefined ? {} : { flight_at }),
    ...(flight_words === undefined ? {} : { flight_words }),
  };
}
