import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DeathCheck, DeathDecision } from '../../../domain/deaths/deathDecisions.contract.ts';
import { type Cover, type CoverSettings, coverOn } from '../../../domain/membership/cover.ts';
import type { CoverFacts } from '../../../domain/membership/coverFacts.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../../domain/shared/money.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import { readCoverFacts } from '../../membership/cover/cover.reads.ts';
import type { Reader } from '../../platform/db.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import './decisions.tables.ts';

/** What the rule answers for the day of death, with the facts and settings that it was asked with. */
export type Checked = { day: Day; facts: CoverFacts; settings: CoverSettings; cover: Cover };

/**
 * Asks the rule of cover about the deceased; null while the day of death is open. Where it lies between two days, the
 * last one counts. The board's settings of that day count.
 */
export async function checkNow(db: Reader, row: CaseRow): Promise<Checked | null> {
  const day = row.died_until;
  if (!day) return null;
  const member_ids = await listRowsOf(db, row);
  const facts = await readCoverFacts(db, { member_ids, day, is_accident: row.is_accident ?? false });
  const { accident_exempt_after_days, holds_until_reminder } = await settingsOn(db, day);
  const settings = { accident_exempt_after_days, holds_until_reminder };
  return { day, facts, settings, cover: coverOn(facts, settings) };
}

/** The rows of the deceased in all households: the one of the case, and those that staff have said are the same person. */
async function listRowsOf(db: Reader, { id, member_id }: CaseRow): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    select distinct (before ->> 'member_id')::integer as member_id from death_case_effects
    where case_id = ${id} and kind = 'membership_ends' and undone_at is null`.execute(db);
  return [...new Set([...(member_id === null ? [] : [member_id]), ...rows.map((row) => row.member_id)])];
}

export async function listChecks(db: Reader, caseId: number): Promise<DeathCheck[]> {
  const rows = await db
    .selectFrom('death_case_checks as c')
    .leftJoin('accounts as a', 'a.id', 'c.checked_by')
    .select(['c.id', 'c.day', 'c.verdict', 'c.grounds', 'c.rule_version', 'c.checked_at', 'a.email as checked_by'])
    .where('c.case_id', '=', caseId)
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ day, checked_at, ...row }) => ({
    ...row,
    day: toWireDay(day),
    checked_at: checked_at.toISOString(),
  }));
}

/** The decisions of a case, the newest first, each with who has signed it. */
export async function listDecisions(db: Reader, caseId: number, reader: Signer): Promise<DeathDecision[]> {
  const rows = await db
    .selectFrom('death_case_decisions')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const signatures = await db
    .selectFrom('death_case_signatures as s')
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.decision_id', 's.account_id', 's.signed_at', 'a.email as who'])
    .where(
      's.decision_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('s.id')
    .execute();
  return rows.map((row) => {
    const own = signatures.filter(({ decision_id }) => decision_id === row.id);
    const isOpen = !row.in_force_at && !row.withdrawn_at;
    return {
      ...{ id: row.id, outcome: row.outcome, reasons: row.reasons, signatures_needed: row.signatures_needed },
      limit: row.limit_cents === null ? null : toEuros(row.limit_cents as Cents),
      signatures: own.map(({ who, signed_at }) => ({ who, signed_at: signed_at.toISOString() })),
      proposed_at: row.proposed_at.toISOString(),
      in_force_at: row.in_force_at?.toISOString() ?? null,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      may_withdraw: isOpen && reader.isBoard,
      may_sign: isOpen && reader.isBoard && !own.some(({ account_id }) => account_id === reader.account_id),
    };
  });
}

export type Signer = { account_id: number | null; isBoard: boolean };

export async function findDecision(db: Reader, id: number) {
  return db.selectFrom('death_case_decisions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The decision that waits for signatures; there is one at most. */
export async function findOpenDecision(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_decisions')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('in_force_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

export async function findLastCheck(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_checks')
    .select(['id', 'day', 'verdict', 'grounds'])
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The check that a decision was made from. */
export async function findCheck(db: Reader, id: number): Promise<FrozenCheck> {
  return db
    .selectFrom('death_case_checks')
    .select(['id', 'day', 'verdict', 'grounds'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type FrozenCheck = NonNullable<Awaited<ReturnType<typeof findLastCheck>>>;

/** Whether a frozen check would say the same now: facts of the case, the household or the payments may have changed since. */
export function saysTheSame({ day, verdict, grounds }: FrozenCheck, now: Checked | null): boolean {
  if (now === null) return false;
  const asStored: unknown = JSON.parse(JSON.stringify(now.cover.grounds));
  return day === now.day && verdict === now.cover.verdict && isDeepStrictEqual(asStored, grounds);
}

/**
 * Whether the board has decided, or begun to decide, about the case or another case of the person. Its word stays, also after
 * the step was taken back or the case was withdrawn.
 */
export async function hasBoardJudged(db: Reader, { id, member_id }: CaseRow): Promise<boolean> {
  const row = await db
    .selectFrom('death_case_decisions as d')
    .innerJoin('death_cases as c', 'c.id', 'd.case_id')
    .select('d.id')
    .where('d.signatures_needed', '>', 0)
    .where((eb) => eb.or([eb('c.id', '=', id), ...(member_id === null ? [] : [eb('c.member_id', '=', member_id)])]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countSignatures(db: Reader, decisionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('death_case_signatures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow();
  return count;
}
