import { sql } from 'kysely';
import { mayRelease } from '../../domain/release/release.access.ts';
import type { Invitation, Release, releaseContract } from '../../domain/release/release.contract.ts';
import { refuse } from '../../domain/release/release.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import type { OfficeActor } from '../platform/actor.ts';
import { accountOf } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import type { StaffChange } from '../platform/staff.ts';
import { staffNameOf } from '../platform/staffName.ts';
import { othersOfBoard } from '../staff/board.reads.ts';
import { countChosen, listUnknown, toCounts } from './chosen.reads.ts';
import './release.tables.ts';

type Calls = typeof releaseContract;
type Staff = StaffChange['actor'];

const SHOWN = 50;

export async function readReleases({ db, actor }: Ask<OfficeActor>): Promise<Answer<Calls['getReleases']>> {
  return { ...(await countSilent(db)), may_release: mayRelease(actor), releases: await listReleases(db, actor) };
}

/** How many would be released, and what each would get. */
export async function countRelease(
  { db }: Pick<Ask, 'db'>,
  chosen: Input<Calls['countRelease']>,
): Promise<Answer<Calls['countRelease']>> {
  return { ...(await countChosen(db, chosen)), unknown: await listUnknown(db, chosen) };
}

/** How many households are silent, and how many of them rest because of a death. */
export async function countSilent(db: Reader): Promise<{ silent: number; resting: number }> {
  const { rows } = await sql<{ silent: number; resting: number }>`
    select count(*)::integer as silent, count(*) filter (where money_rests_since is not null)::integer as resting
    from households where silent_since is not null and erased_on is null`.execute(db);
  return rows[0] ?? { silent: 0, resting: 0 };
}

/** For the to-do list: how many are silent, and what waits for a press; null once there is nothing. */
export async function findReleasesToDo({ db }: Pick<Ask, 'db'>) {
  const { silent } = await countSilent(db);
  const { rows } = await sql<{ asked: number; first_invoices: number; first_reminders: number }>`
    select count(*) filter (where state = 'asked')::integer as asked,
      count(*) filter (where has_left and first_invoices_at is null)::integer as first_invoices,
      count(*) filter (where has_left and first_reminders_at is null)::integer as first_reminders
    from (select b.*, exists (select from release_households r where r.release_id = b.id and r.released_on is not null)
      and b.state <> 'releasing' as has_left from releases b) one`.execute(db);
  const waits = rows[0] ?? { asked: 0, first_invoices: 0, first_reminders: 0 };
  const isNothing = silent + waits.asked + waits.first_invoices + waits.first_reminders === 0;
  return isNothing ? null : { silent, ...waits };
}

type Row = Pick<Release, 'id' | 'state' | 'by' | 'left'> & {
  asked_by: number | null;
  asked_at: Date;
  leaves_at: Date | null;
  first_invoices_at: Date | null;
  first_reminders_at: Date | null;
  households: { invitation: Invitation; households: number }[];
  others: number;
};

/** The newest releases; `id`: only that one. */
async function listReleases(db: Reader, actor: Staff, id?: number): Promise<Release[]> {
  const me = accountOf(actor);
  const { rows } = await sql<Row>`
    select b.id, b.state, ${staffNameOf('a')} as by, b.asked_by, b.asked_at, b.leaves_at, b.first_invoices_at,
      b.first_reminders_at,
      ${othersOfBoard(sql`${me}::integer`)} as others,
      (select count(*) from release_households r where r.release_id = b.id and r.released_on is not null)::integer as left,
      (select coalesce(json_agg(c), '[]') from (select invitation, count(*)::integer as households
        from release_households r where r.release_id = b.id group by invitation) c) as households
    from releases b left join accounts a on a.id = b.asked_by
    where ${id === undefined ? sql`true` : sql`b.id = ${id}`}
    order by b.id desc limit ${SHOWN}`.execute(db);
  return rows.map((row) => toRelease(row, actor));
}

export async function getRelease(db: Reader, actor: Staff, id: number): Promise<Release> {
  const [found] = await listReleases(db, actor, id);
  return found ?? refuse('release_not_found');
}

function toRelease(row: Row, actor: Staff): Release {
  const { asked_by, asked_at, leaves_at, first_invoices_at, first_reminders_at, households, others, ...same } = row;
  const isAnother = asked_by === null || asked_by !== accountOf(actor);
  return {
    ...same,
    asked_at: asked_at.toISOString(),
    leaves_at: leaves_at?.toISOString() ?? null,
    first_invoices_at: first_invoices_at?.toISOString() ?? null,
    first_reminders_at: first_reminders_at?.toISOString() ?? null,
    may_agree: row.state === 'asked' && mayRelease(actor) && (isAnother || others === 0),
    counts: toCounts(households),
  };
}

export async function findReleaseByKey(db: Reader, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('releases').select('id').where('idempotency_key', '=', key).executeTakeFirst();
  return row?.id;
}

/** The next households of a release that are not released yet; `isReleased`: that are. By id. */
export async function listOf(
  db: Reader,
  releaseId: number,
  { after, most, isReleased }: { after: number; most: number; isReleased: boolean },
): Promise<number[]> {
  const rows = await db
    .selectFrom('release_households')
    .select('household_id')
    .where('release_id', '=', releaseId)
    .where('released_on', isReleased ? 'is not' : 'is', null)
    .where('household_id', '>', after)
    .orderBy('household_id')
    .limit(most)
    .execute();
  return rows.map(({ household_id }) => household_id);
}

export async function countOf(db: Reader, releaseId: number, isReleased: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('release_households')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('release_id', '=', releaseId)
    .where('released_on', isReleased ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
