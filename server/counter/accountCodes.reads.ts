import { sql } from 'kysely';
import { type CodeWay, DAYS_AFTER_CHANGE, DAYS_TO_SHOW, lastDayOfCode } from '../../domain/accounts/accountCode.ts';
import type { accountCodesContract, CodeState, HeldAccountCode } from '../../domain/counter/accountCodes.contract.ts';
import { refuse } from '../../domain/counter/counter.refusals.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { businessDay, type Day, isAfter, toWireDay } from '../../domain/shared/day.ts';
import { countOtherStaff } from '../approvals/approvals.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import type { Reader, Tx } from '../platform/db.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { codeDigest, codeDigests } from './accountCodeDigest.ts';
import './counter.tables.ts';

type Calls = typeof accountCodesContract;

const DAY_MS = 86_400_000;

/** What changes where a household is reached (decision 98). */
const changesOfReach = ['counter.address_changed', 'counter.phone_changed', 'counter.correspondence_changed'] as const;

/** Whether a household can get a code. */
export type CodeFacts = {
  status: MemberStatus;
  has_account: boolean;
  has_address: boolean;
  has_birth_day: boolean;
};

export async function findCodeFacts(db: Reader, householdId: number): Promise<CodeFacts | undefined> {
  const { rows } = await sql<CodeFacts>`
    select h.status, h.account_id is not null as has_account, m.date_of_birth is not null as has_birth_day,
      exists (select from addresses a join members p on p.id = a.member_id
        where p.household_id = h.id and a.is_main_address and a.inactive_from is null) as has_address
    from households h join members m on m.household_id = h.id and m.is_main
    where h.id = ${householdId} and h.erased_on is null`.execute(db);
  return rows[0];
}

/** Whether the office has changed lately where a household is reached. */
export async function wasReachChanged(db: Reader, householdId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAYS_AFTER_CHANGE * DAY_MS);
  const found = await db
    .selectFrom('audit_log')
    .select('id')
    .where('household_id', '=', householdId)
    .where('action', 'in', changesOfReach)
    .where('happened_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the office has changed since an instant where letters to a household go. */
export async function wasRedirectedSince(db: Reader, householdId: number, instant: Date): Promise<boolean> {
  const found = await db
    .selectFrom('audit_log')
    .select('id')
    .where('household_id', '=', householdId)
    .where('action', 'in', ['counter.address_changed', 'counter.correspondence_changed'])
    .where('happened_at', '>', instant)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function readAccountCode(
  { db, actor, now, today }: Ask,
  { id }: Input<Calls['getAccountCode']>,
): Promise<Answer<Calls['getAccountCode']>> {
  const { has_account, has_address, has_birth_day } = (await findCodeFacts(db, id)) ?? refuse('HouseholdNotFound');
  const last = await findLastCode(db, id);
  return {
    has_account,
    has_address,
    has_birth_day,
    waits_by_letter: await needsSecondForCode(db, { household_id: id, way: 'letter', by: accountOf(actor), now }),
    code: last ? toHeldCode(last, { now, today }) : null,
  };
}

export type CodeRow = {
  id: number;
  household_id: number;
  way: CodeWay;
  asked_at: Date;
  released_at: Date | null;
  made_at: Date | null;
  account_id: number | null;
  used_at: Date | null;
  withdrawn_at: Date | null;
};

const columns = [
  ...(['id', 'household_id', 'way', 'asked_at', 'released_at'] as const),
  ...(['made_at', 'account_id', 'used_at', 'withdrawn_at'] as const),
];

export async function findCode(db: Reader, id: number): Promise<CodeRow | undefined> {
  return db.selectFrom('account_codes').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Whether this account asked for one of these codes; `unused`: that is neither used nor withdrawn. */
export async function didAskForAny(
  db: Reader,
  ids: readonly number[],
  { by, unused = false }: { by: number; unused?: boolean },
): Promise<boolean> {
  const found = await db
    .selectFrom('account_codes')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('asked_by', '=', by)
    .$if(unused, (query) => query.where('used_at', 'is', null).where('withdrawn_at', 'is', null))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a code needs a second person, or three days (decision 98). */
export async function needsSecondForCode(
  db: Reader,
  { household_id, way, by, now }: { household_id: number; way: CodeWay; by: number | null; now: Date },
): Promise<boolean> {
  if (way !== 'letter' || (await wasReachChanged(db, household_id, now))) return true;
  return (await countOtherStaff(db, by)) === 0;
}

/** The ids of all codes of a household. */
export async function listCodes(db: Reader, householdId: number): Promise<number[]> {
  const rows = await db.selectFrom('account_codes').select('id').where('household_id', '=', householdId).execute();
  return rows.map(({ id }) => id);
}

/** The accounts that were opened with codes of a household and never confirmed. */
export async function listUnconfirmed(db: Reader, householdId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account_codes')
    .select('account_id')
    .where('household_id', '=', householdId)
    .where('used_at', 'is', null)
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
}

/** The newest code of a household. */
export async function findLastCode(db: Reader, householdId: number): Promise<CodeRow | undefined> {
  return db
    .selectFrom('account_codes')
    .select(columns)
    .where('household_id', '=', householdId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Names a typed code without revealing it. */
export function nameOfCode(vault: Vault, code: string): string {
  return codeDigest(vault, code).toString('base64url');
}

/** A typed code, with the birth day of the main member, who has to know it. */
export async function findTypedCode(
  { tx: db, vault }: Pick<Change, 'tx' | 'vault'>,
  code: string,
): Promise<(CodeRow & { date_of_birth: Day | null }) | undefined> {
  return db
    .selectFrom('account_codes as c')
    .innerJoin('members as m', (join) => join.onRef('m.household_id', '=', 'c.household_id').on('m.is_main', '=', true))
    .select(columns.map((column) => `c.${column}` as const))
    .select('m.date_of_birth')
    .where('c.digest', 'in', codeDigests(vault, code))
    .executeTakeFirst();
}

/** The code with which an account registered. */
export async function findCodeOfAccount(tx: Tx, accountId: number): Promise<CodeRow | undefined> {
  return tx.selectFrom('account_codes').select(columns).where('account_id', '=', accountId).executeTakeFirst();
}

/** Whether a code works today. */
export function isCodeValid({ made_at, used_at, withdrawn_at }: CodeRow, today: Day): boolean {
  if (!made_at || used_at || withdrawn_at) return false;
  return !isAfter(today, lastDayOfCode(businessDay(made_at)));
}

/** Whether a code that was agreed to is still to be shown. */
export function isToShow({ released_at }: CodeRow, now: Date): boolean {
  return released_at !== null && now.getTime() < released_at.getTime() + DAYS_TO_SHOW * DAY_MS;
}

/** How a code stands now, for the office. */
export function toHeldCode(row: CodeRow, at: Pick<Ask, 'now' | 'today'>): HeldAccountCode {
  const { id, way, asked_at, made_at } = row;
  return {
    id,
    way,
    state: stateOf(row, at),
    asked_at: asked_at.toISOString(),
    valid_until: made_at && toWireDay(lastDayOfCode(businessDay(made_at))),
  };
}

function stateOf(row: CodeRow, { now, today }: Pick<Ask, 'now' | 'today'>): CodeState {
  if (row.used_at) return 'used';
  if (row.withdrawn_at) return 'withdrawn';
  if (!row.released_at) return 'asked';
  if (!row.made_at) return row.way === 'spot' && !isToShow(row, now) ? 'over' : 'ready';
  if (!isCodeValid(row, today)) return 'over';
  return row.account_id === null ? 'given' : 'registered';
}
