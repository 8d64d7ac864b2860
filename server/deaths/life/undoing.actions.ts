import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { withdrawCodes } from '../../counter/overtakenCodes.actions.ts';
import { setMoneyRests } from '../../households/moneyRests.actions.ts';
import { type HouseholdFields, putAddressBack, putHouseholdBack } from '../../households/putHouseholdBack.actions.ts';
import { type PutBackFields, putMemberBack, putPhoneBack } from '../../members/putMemberBack.actions.ts';
import { takeUpEnds } from '../../membership/ending/endingsToCome.actions.ts';
import { refreshAfterDeath } from '../../membership/joining/waiting.actions.ts';
import type { StaffChange } from '../../platform/staff.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { findOwnEmail, isHeldByAnother, listStanding, type StandingEffect } from './life.reads.ts';
import type { ChangedRow } from './life.tables.ts';
import { insertEffects, markUndone } from './life.writes.ts';
import { overtakenRows } from './overtaken.reads.ts';
import { rowsToPutBack } from './snapshot.ts';
import { correct } from './telling.actions.ts';

/**
 * Puts back all that a case has changed in households, which are locked; what somebody has changed since stays as it is.
 * `wasMistaken`: who was written of the death is told that it was a mistake.
 */
export async function undoEffects(change: StaffChange, row: CaseRow, wasMistaken: boolean): Promise<void> {
  const standing = await listStanding(change.tx, row.id);
  for (const effect of standing.filter(({ kind }) => kind === 'rows')) await undoRows(change, effect);
  for (const { before } of standing.filter(({ kind }) => kind === 'money_rests')) {
    const { household_id } = before;
    if (await isHeldByAnother(change.tx, { household_id, case_id: row.id })) continue;
    await setMoneyRests(change, household_id, null);
  }
  if (wasMistaken) {
    for (const { before } of standing) await correct(change, row, before);
    const corrected = standing.flatMap(({ before }) => (before.effect_key ? [{ kind: 'corrected', before }] : []));
    await insertEffects(change.tx, corrected.slice(0, 1), { case_id: row.id, now: change.now });
  }
  await markUndone(
    change.tx,
    standing.map(({ id }) => id),
    change.now,
  );
}

async function undoRows(change: StaffChange, { before: kept, own_email, done_at }: StandingEffect): Promise<void> {
  const { household_id, rows = [] } = kept;
  const left = await overtakenRows(change.tx, kept);
  const back = rowsToPutBack(rows, left);
  const members = back.filter(({ table }) => table === 'members').sort((one, other) => rank(one) - rank(other));
  const email = await emailsOf(change, members, own_email);
  for (const one of members) await putRowBack(change, household_id, one, email(one));
  for (const one of back) if (one.table !== 'members') await putRowBack(change, household_id, one, {});
  const main = members.find(({ before }) => before?.is_main === true);
  if (main) {
    await withdrawCodes(change, household_id);
    await record(change, { action: 'household.main_member_set', household_id, subject_id: main.id });
  }
  await takeUpEnds(change, household_id, done_at);
  await refreshAfterDeath(change, household_id);
}

/** The present main member first: a household has one at most. */
function rank({ before }: ChangedRow): number {
  return before?.is_main === false ? 0 : 1;
}

/** The address of the log-in goes back with who is the main member, as it is today; the other one has their own again. */
async function emailsOf(change: StaffChange, members: readonly ChangedRow[], own: Buffer | null) {
  const next = members.find(({ before }) => before?.is_main === false);
  const ofLogIn = next ? await findOwnEmail(change.tx, next.id) : null;
  return ({ before }: ChangedRow): { email?: string | null } => {
    if (before?.is_main === undefined) return {};
    return { email: before.is_main ? ofLogIn : own && change.vault.open(own) };
  };
}

async function putRowBack(
  change: StaffChange,
  household_id: number,
  { table, id, before, after }: ChangedRow,
  email: { email?: string | null },
): Promise<void> {
  if (table === 'phone_numbers') return putPhoneBack(change, id, before ? before.is_main_number === true : undefined);
  if (!before || Object.keys(before).length === 0) return;
  if (table === 'addresses') return putAddressBack(change, id, Number(before.member_id));
  const status = statusOf({ before, after });
  // columns of the snapshot, read from these tables
  if (table === 'households')
    return putHouseholdBack(change, household_id, { fields: before as HouseholdFields, status });
  const fields: PutBackFields = { ...(before as PutBackFields), ...email };
  await putMemberBack(change, { household_id, member_id: id, fields, status });
}

/**
 * The row of the history counts from the day since which they had been what they are again: for the rule of cover they never
 * were anything else.
 */
function statusOf({ before, after }: { before: NonNullable<ChangedRow['before']>; after: ChangedRow['after'] }) {
  if (before.status === undefined) return undefined;
  return {
    from_status: after.status as MemberStatus,
    to_status: before.status as MemberStatus,
    effective_on: (before.status_since ?? after.status_since) as Day,
  };
}
