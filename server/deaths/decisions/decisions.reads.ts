import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DeathCheck, DeathDecision, DeathDecisions } from '../../../domain/deaths/deathDecisions.contract.ts';
import { type Cover, type CoverSettings, coverOn } from '../../../domain/membership/cover.ts';
import type { CoverFacts } from '../../../domain/membership/coverFacts.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../../domain/shared/money.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import {
  asIfOwed,
  listUnconfirmed,
  listUnsignedHouseholds,
  readConfirmedFacts,
  withoutLists,
} from '../../membership/cover/confirmed.reads.ts';
import { type AskedPerson, readCoverFacts } from '../../membership/cover/cover.reads.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import type { OtherCheck } from './decisions.tables.ts';

/** What the rule answers for the day of death, with the facts and settings that it was asked with. */
export type Checked = {
  day: Day;
  facts: CoverFacts;
  settings: CoverSettings;
  cover: Cover;
  /** What it answers under other assumptions. */
  others: OtherCheck[];
};

/**
 * Asks the rule of cover about the deceased; null while the day of death is open. Where it lies between two days, the rule is
 * asked for both of them, and about the mother or father of a child that was never registered (decision 73). The board's
 * settings of that day count.
 */
export async function checkNow(db: Reader, row: CaseRow): Promise<Checked | null> {
  const { died_from, died_until } = row;
  if (!died_until) return null;
  const asked = { member_ids: await listRowsOf(db, row), day: died_until, is_accident: row.is_accident ?? false };
  const last = await checkOn(db, asked);
  const others: OtherCheck[] = [...last.others];
  if (died_from && died_from !== died_until) {
    const first = await checkOn(db, { ...asked, day: died_from });
    others.unshift(toOther('first_day', first), ...first.others);
  }
  if (row.parent_member_id) {
    const parent = await checkOn(db, { ...asked, member_ids: [row.parent_member_id] });
    others.push(toOther('parent', parent), ...parent.others);
  }
  return { ...last, others };
}

function toOther(because: OtherCheck['because'], { day, facts, cover }: Checked): OtherCheck {
  return { because, day, verdict: cover.verdict, grounds: cover.grounds, facts };
}

/**
 * Also without payments that nobody saw at the bank (decision 70), and without a list that two have not signed (decision 106); mentioned
 * only where the verdict is another one then.
 */
async function checkOn(db: Reader, asked: AskedPerson): Promise<Checked> {
  const { day } = asked;
  const facts = await readCoverFacts(db, asked);
  const { accident_exempt_after_days, holds_until_reminder } = await settingsOn(db, day);
  const settings = { accident_exempt_after_days, holds_until_reminder };
  const cover = coverOn(facts, settings);
  const confirmed = await readConfirmedFacts(db, asked, facts);
  const households = facts.memberships.map(({ household_id }) => household_id);
  const told = withoutLists(facts, await listUnsignedHouseholds(db, households));
  const assumed = [
    { because: 'unseen_money', facts: confirmed.facts },
    { because: 'unsigned_list', facts: told },
    { because: 'given_up', facts: asIfOwed(facts) },
  ] as const;
  const others = assumed.flatMap((one): OtherCheck[] => {
    const { verdict, grounds } = coverOn(one.facts, settings);
    return verdict === cover.verdict ? [] : [{ ...one, day, verdict, grounds }];
  });
  return { day, facts, settings, cover, others };
}

/** The payments of the deceased's households that one person booked by hand, and nobody saw at the bank. */
export async function listUnseenMoney(db: Reader, row: CaseRow): Promise<DeathDecisions['unseen_money']> {
  const { rows } = await sql<{ household_id: number }>`
    select distinct household_id from members where id = any(${await listRowsOf(db, row)})`.execute(db);
  const unseen = await listUnconfirmed(
    db,
    rows.map(({ household_id }) => household_id),
  );
  return unseen.map(({ bill_numbers, amount_cents, value_date, booked_by }) => ({
    bill_numbers,
    amount: toEuros(amount_cents),
    value_date: toWireDay(value_date),
    booked_by,
  }));
}

/** What a screen shows of a check. */
export function shownCover({ day, cover: { verdict, grounds }, others }: Checked) {
  return { day: toWireDay(day), verdict, grounds, others: shownOthers(others) };
}

function shownOthers(others: readonly OtherCheck[]) {
  return others.map(({ because, day, verdict, grounds }) => ({ because, day: toWireDay(day), verdict, grounds }));
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
    .select(['c.id', 'c.day', 'c.verdict', 'c.grounds', 'c.others', 'c.rule_version', 'c.checked_at'])
    .select(staffNameOf('a').as('checked_by'))
    .where('c.case_id', '=', caseId)
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ day, checked_at, others, ...row }) => ({
    ...row,
    day: toWireDay(day),
    others: shownOthers(others),
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
    .select(['s.decision_id', 's.account_id', 's.signed_at', staffNameOf('a').as('who')])
    .where(
      's.decision_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('s.id')
    .execute();
  const open = rows.filter(({ withdrawn_at }) => !withdrawn_at);
  const signers = await Promise.all(
    open.map(async (decision) => ({ id: decision.id, others: await countOtherSigners(db, decision) })),
  );
  return rows.map((row) => {
    const own = signatures.filter(({ decision_id }) => decision_id === row.id);
    const isOpen = !row.in_force_at && !row.withdrawn_at;
    return {
      id: row.id,
      outcome: row.outcome,
      reasons: row.reasons,
      reasons_language: row.reasons_language,
      signatures_needed: row.signatures_needed,
      limit: row.limit_cents === null ? null : toEuros(row.limit_cents as Cents),
      signatures: own.map(({ who, signed_at }) => ({ who, signed_at: signed_at.toISOString() })),
      proposed_at: row.proposed_at.toISOString(),
      in_force_at: row.in_force_at?.toISOString() ?? null,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      may_withdraw: isOpen && reader.isBoard,
      may_sign:
        (isOpen || (!row.withdrawn_at && own.length < row.signatures_needed)) &&
        signers.some(({ id, others }) => id === row.id && maySign(reader, others)) &&
        !own.some(({ account_id }) => account_id === reader.account_id),
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
    .select(['id', 'day', 'verdict', 'grounds', 'others'])
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The check that a decision was made from. */
export async function findCheck(db: Reader, id: number): Promise<FrozenCheck> {
  return db
    .selectFrom('death_case_checks')
    .select(['id', 'day', 'verdict', 'grounds', 'others'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type FrozenCheck = NonNullable<Awaited<ReturnType<typeof findLastCheck>>>;

/** Whether a frozen check would say the same now: facts of the case, the household or the payments may have changed since. */
export function saysTheSame(check: FrozenCheck, now: Checked | null): boolean {
  if (now === null) return false;
  const { day, cover, others } = now;
  const present: unknown = [{ day, verdict: cover.verdict, grounds: cover.grounds }, ...others].map(withoutFacts);
  const frozen = [check, ...check.others].map(withoutFacts);
  return isDeepStrictEqual(JSON.parse(JSON.stringify(present)), JSON.parse(JSON.stringify(frozen)));
}

function withoutFacts({ day, verdict, grounds }: Pick<OtherCheck, 'day' | 'verdict' | 'grounds'>) {
  return { day, verdict, grounds };
}

/**
 * Whether the board has decided, or begun to decide, about the case or another case of the person. Its word stays, also after
 * the step was taken back or the case was withdrawn.
 */
export async function hasBoardJudged(db: Reader, about: CaseRow): Promise<boolean> {
  return (await decisionsAbout(db, about).where('d.signatures_needed', '>', 0).executeTakeFirst()) !== undefined;
}

/** Whether the board has declined the case or another case of the person before, also if that was taken back since. */
export async function wasDeclined(db: Reader, about: CaseRow): Promise<boolean> {
  const row = await decisionsAbout(db, about)
    .where('d.outcome', '=', 'declined')
    .where('d.in_force_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

function decisionsAbout(db: Reader, { id, member_id }: CaseRow) {
  return db
    .selectFrom('death_case_decisions as d')
    .innerJoin('death_cases as c', 'c.id', 'd.case_id')
    .select('d.id')
    .where((eb) => eb.or([eb('c.id', '=', id), ...(member_id === null ? [] : [eb('c.member_id', '=', member_id)])]))
    .limit(1);
}

/** How many open accounts there are beside the one that has proposed a decision: of the board, and of the whole office. */
export async function countOtherSigners(
  db: Reader,
  { proposed_by }: { proposed_by: number | null },
): Promise<OtherSigners> {
  const { rows } = await sql<OtherSigners>`
    select (count(*) filter (where role = 'board'))::integer as board, count(*)::integer as anybody from accounts
    where role <> 'member' and status = 'active' and id is distinct from ${proposed_by}::integer`.execute(db);
  return rows[0] ?? { board: 0, anybody: 0 };
}

export type OtherSigners = { board: number; anybody: number };

/** The board signs; somebody else of the office only if the board has no other member (decision 71). */
export function maySign({ isBoard }: Signer, { board }: OtherSigners): boolean {
  return isBoard || board === 0;
}

export async function countSignatures(db: Reader, decisionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('death_case_signatures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow();
  return count;
}
