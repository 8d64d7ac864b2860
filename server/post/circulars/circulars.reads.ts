import { type RawBuilder, sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../../domain/invoicing/invoice.ts';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import type {
  Circular,
  CircularChosen,
  CircularReached,
  CircularWay,
  circularStatuses,
} from '../../../domain/post/circulars.contract.ts';
import { inactiveReasons, isDeath } from '../../../domain/reference/inactiveReasons.ts';
import { defaultLanguage } from '../../../domain/shared/language.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';
import { listUnfinishedOf } from '../../platform/runs/runs.ts';
import { speaks } from '../../platform/silence.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import './circulars.tables.ts';

/** How many circulars a list shows. */
const SHOWN = 20;

/** Whom a circular goes to, on which way, and whether its text tells what is owed. */
export type Chosen = { chosen: CircularChosen; way: CircularWay; tells_owed: boolean };

/** Whether it is about money: then a death takes back what is written already (decision 60). */
export function isAboutMoney({ chosen: { owes_since }, tells_owed }: Chosen): boolean {
  return tells_owed || Boolean(owes_since);
}

const statusesOf: Record<(typeof circularStatuses)[number], readonly MemberStatus[]> = {
  members: ['waiting', 'active'],
  active: ['active'],
  waiting: ['waiting'],
  new: ['new'],
};

const OWED = sql.join(owedStatuses.map((status) => sql.lit(invoiceStatusIds[status])));

/** Households with the account that can log in, and with their main address if it is asked for: its two joins cost the most. */
function households({ chosen: { postal_code, place }, way }: Chosen): RawBuilder<unknown> {
  const accounts = sql`households h left join accounts u on u.id = h.account_id
    left join lateral (select u.id, u.language, u.email_refused_on where u.status = 'active') a on true`;
  if (way === 'portal' && !postal_code && !place) return accounts;
  return sql`${accounts}
    join members m on m.household_id = h.id and m.is_main
    left join addresses p on p.member_id = m.id and p.is_main_address and p.inactive_from is null`;
}

const DEATHS = inactiveReasons.map(({ id }) => id).filter(isDeath);

/** In a set that was chosen in a list, which may hold people who had left by then; nobody writes to somebody who has died. */
const isListed = (list: number) => sql<boolean>`h.id in (select household_id from chosen_list_households
    where chosen_list_id = ${list})
  and (h.status <> 'inactive' or h.inactive_reason_id is null or h.inactive_reason_id <> all(${DEATHS}::integer[]))
  and (h.status <> 'inactive' or h.inactive_from is null or h.inactive_from <= (
    select (created_at at time zone 'Europe/Vienna')::date from chosen_lists where id = ${list}))
  and not exists (select from merged_households m where m.household_id = h.id)`;

/** Those that the filters name; some of them are left out all the same. */
function isMeant({ chosen }: Chosen): RawBuilder<boolean> {
  const { status, language, channel, postal_code, place, owes_since, listed } = chosen;
  const conditions = [
    sql`h.erased_on is null`,
    listed === undefined ? sql`h.status = any(${[...statusesOf[status]]}::text[])` : isListed(listed),
    // an unconfirmed registration may be somebody else's address
    sql`u.status is distinct from 'unconfirmed'`,
    ...(language ? [sql`coalesce(a.language, h.language, ${defaultLanguage}) = ${language}`] : []),
    ...(channel ? [sql`h.channel = ${channel}`] : []),
    ...(postal_code ? [sql`starts_with(p.postal_code, ${postal_code})`] : []),
    ...(place ? [sql`fold_for_search(p.city) = fold_for_search(${place})`] : []),
    ...(owes_since
      ? [
          sql`exists (select from sale_invoices i where i.household_id = h.id and i.status_id in (${OWED})
            and i.due_date <= ${owes_since})`,
        ]
      : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Nobody in mourning is invited to a feast, or asked for money. */
const mourns = sql<boolean>`h.money_rests_since is not null`;

const isChosen = (which: Chosen) => sql<boolean>`(${isMeant(which)} and ${speaks} and not ${mourns})`;

/** How many households are chosen, on which way it would reach them, and how many are left out. */
export async function countChosen(db: Reader, chosen: Chosen): Promise<CircularReached> {
  const { way } = chosen;
  const { rows } = await sql<CircularReached>`
    select count(*) filter (where is_reached)::integer as households,
      count(*) filter (where is_reached and gets = 'letter')::integer as letters,
      count(*) filter (where is_reached and gets = 'mail')::integer as mails,
      count(*) filter (where is_reached and has_login)::integer as portal,
      count(*) filter (where is_reached and gets = 'letter' and not has_address)::integer as without_address,
      count(*) filter (where not speaks)::integer as silent,
      count(*) filter (where speaks and mourns)::integer as mourning
    from (select ${speaks} as speaks, ${mourns} as mourns, ${speaks} and not ${mourns} as is_reached,
        a.id is not null as has_login, ${way === 'portal' ? sql`false` : sql`p.id is not null and p.undeliverable_on is null`} as has_address,
        case when ${way}::text = 'portal' then 'portal'
          when ${way}::text = 'letter' or h.channel = 'post' or a.id is null or a.email_refused_on is not null
            then 'letter' else 'mail' end as gets
      from ${households(chosen)} where ${isMeant(chosen)}) one`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count has a row');
  return counted;
}

type NextOf = { circular_id: number; after: number; most: number };

/** The next chosen households that have not got a circular, by id. */
export async function listNext(db: Reader, chosen: Chosen, { circular_id, after, most }: NextOf): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from ${households(chosen)} where ${isChosen(chosen)} and h.id > ${after}
      and not exists (select from circular_households g where g.circular_id = ${circular_id} and g.household_id = h.id)
    order by h.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these households that are chosen. */
export async function listChosenOf(db: Reader, chosen: Chosen, householdIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from ${households(chosen)} where ${isChosen(chosen)} and h.id = any(${householdIds}) order by h.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** What each of these households owes. */
export async function listOwed(db: Reader, householdIds: readonly number[]): Promise<Map<number, Cents>> {
  const { rows } = await sql<{ household_id: number; owed: Cents }>`
    select household_id, sum(amount_cents - paid_cents)::integer as owed from sale_invoices
    where household_id = any(${householdIds}) and status_id in (${OWED}) group by household_id`.execute(db);
  return new Map(rows.map(({ household_id, owed }) => [household_id, owed]));
}

export async function findCircular(db: Reader, id: number) {
  return db
    .selectFrom('circulars')
    .select(['id', 'chosen', 'texts', 'way', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findCircularByKey(db: Reader, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('circulars').select('id').where('idempotency_key', '=', key).executeTakeFirst();
  return row?.id;
}

/** The newest circulars, or one. */
export async function listCirculars(db: Reader, id?: number): Promise<Circular[]> {
  const rows = await db
    .selectFrom('circulars as c')
    .leftJoin('accounts as a', 'a.id', 'c.created_by')
    .select([
      'c.id',
      'c.created_at',
      'c.state',
      staffNameOf('a').as('by'),
      sql<string>`c.texts ->> 'subject_de'`.as('subject_de'),
      sql<string>`c.texts ->> 'subject_tr'`.as('subject_tr'),
      sql<string>`c.texts ->> 'subject_en'`.as('subject_en'),
    ])
    .select(
      sql<number>`(select count(*)::integer from circular_households g where g.circular_id = c.id)`.as('households'),
    )
    .$if(id !== undefined, (query) => query.where('c.id', '=', id ?? 0))
    .orderBy('c.id', 'desc')
    .limit(SHOWN)
    .execute();
  const running = new Set(await listUnfinishedOf(db, 'post.circular', 'circular_id'));
  const stopped = await listStopped(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    is_running: running.has(row.id),
    is_stopped: stopped.has(row.id),
  }));
}

/** Those of these circulars whose last run ended before all had got it. */
async function listStopped(db: Reader, circularIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number; outcome: string | null }>`
    select distinct on (1) (payload ->> 'circular_id')::integer as id, outcome from runs
    where kind = 'post.circular' and (payload ->> 'circular_id')::integer = any(${circularIds})
    order by 1, runs.id desc`.execute(db);
  return new Set(rows.filter(({ outcome }) => outcome === 'stopped' || outcome === 'failed').map(({ id }) => id));
}
