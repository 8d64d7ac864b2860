import { sql } from 'kysely';
import { aloneFrom } from '../../../domain/approvals/approvals.ts';
import { mayMoveIn } from '../../../domain/movingIn/movingIn.access.ts';
import type { Proof, ProofFigures } from '../../../domain/movingIn/proof.contract.ts';
import { type ProofCount, type ProofCounts, proofCounts } from '../../../domain/movingIn/proof.ts';
import { addDays, businessDay, type Day, toWireDay } from '../../../domain/shared/day.ts';
import { cents, toEuros } from '../../../domain/shared/money.ts';
import { accountOf, type OfficeActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { othersOfBoard } from '../../staff/board.reads.ts';
import { runningOf } from '../progress.reads.ts';
import { comparedRows, isOutdated } from './comparing.reads.ts';
import type { KeptFigures } from './proof.tables.ts';

/** So long what was read of a list is kept after it was signed, or given up (issue 38). */
export const LIST_KEPT_DAYS = 14;

export async function countOutdated(db: Reader, takeOverId: number, today: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${comparedRows}
    where r.take_over_id = ${takeOverId} and r.verdict is not null and ${isOutdated(today)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The sums of the last comparison, and how often which difference was explained how. */
export async function sumFigures(db: Reader, takeOverId: number): Promise<KeptFigures> {
  const { rows } = await sql<{ side: 'listed' | 'here'; count: ProofCount; sum: number }>`
    select side.key as side, one.key as count, sum(one.value::bigint)::bigint as sum
    from take_over_comparisons c join take_over_rows r on r.id = c.row_id
    cross join jsonb_each(c.counts) side cross join jsonb_each_text(side.value) one
    where r.take_over_id = ${takeOverId} group by 1, 2`.execute(db);
  const sumsOf = (wanted: 'listed' | 'here') => {
    const sums = new Map(rows.filter(({ side }) => side === wanted).map(({ count, sum }) => [count, sum]));
    return Object.fromEntries(proofCounts.map((count) => [count, sums.get(count) ?? 0])) as ProofCounts;
  };
  const { rows: explained } = await sql<KeptFigures['explained'][number]>`
    select d.kind, d.because, count(*)::integer as count from take_over_differences d
    join take_over_rows r on r.id = d.row_id
    where r.take_over_id = ${takeOverId} and d.because is not null group by 1, 2 order by 1, 2`.execute(db);
  return { listed: sumsOf('listed'), here: sumsOf('here'), explained };
}

type Row = {
  id: number;
  name: string;
  agreed_at: Date | null;
  list_gone_at: Date | null;
  is_done: boolean;
  has_list: boolean;
  open: number;
  explained: number;
  others: number;
  compared_at: Date | null;
  figures: KeptFigures | null;
  asked_by: number | null;
  asked_at: Date | null;
  asked_name: string | null;
  signed_at: Date | null;
  signed_name: string | null;
  signed_for: Day | null;
  by_two: boolean | null;
};

type Reading = Pick<Ask<OfficeActor>, 'db' | 'actor' | 'now' | 'today'>;

/** What is proven of a list, and what the reader may do now. */
export async function readProofFor({ db, actor, now, today }: Reading, id: number): Promise<Proof | undefined> {
  const { rows } = await sql<Row>`
    select t.id, t.name, t.agreed_at, t.list_gone_at, p.compared_at, p.figures, p.asked_by, p.asked_at, p.asked_name,
      p.signed_at, p.signed_name, p.signed_for, p.by_two,
      t.agreed_at is not null and not exists (select from take_over_rows r where r.take_over_id = t.id and r.verdict is null)
        as is_done,
      exists (select from take_over_rows r where r.take_over_id = t.id and r.data is not null) as has_list,
      (select count(*)::integer from take_over_differences d join take_over_rows r on r.id = d.row_id
        where r.take_over_id = t.id and d.because is null) as open,
      (select count(*)::integer from take_over_differences d join take_over_rows r on r.id = d.row_id
        where r.take_over_id = t.id and d.because is not null) as explained,
      ${othersOfBoard(sql`${accountOf(actor)}::integer`)} as others
    from take_overs t left join take_over_proofs p on p.take_over_id = t.id where t.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const running = await runningOf(db, id);
  const figures = (row.signed_at ? row.figures : null) ?? (await sumFigures(db, id));
  const outdated = row.signed_at ? 0 : await countOutdated(db, id, today);
  return toProof(row, { running, figures, outdated, actor, now });
}

type Found = {
  running: Awaited<ReturnType<typeof runningOf>>;
  figures: KeptFigures;
  outdated: number;
  actor: OfficeActor;
  now: Date;
};

function toProof(row: Row, { running, figures, outdated, actor, now }: Found): Proof {
  const { id, name, is_done, has_list, open, explained, asked_by, asked_at, signed_at } = row;
  const isOwn = asked_at !== null && asked_by === accountOf(actor);
  const isFree = mayMoveIn(actor) && running === null && is_done && !signed_at;
  const isProven = isFree && outdated === 0 && open === 0 && row.compared_at !== null;
  return {
    take_over: { id, name },
    ...{ is_done, outdated, open, explained, has_list },
    compared_at: row.compared_at?.toISOString() ?? null,
    figures: { listed: toFigures(figures.listed), here: toFigures(figures.here) },
    asked_at: asked_at?.toISOString() ?? null,
    asked_by: row.asked_name,
    is_own: isOwn,
    signed_at: signed_at?.toISOString() ?? null,
    signed_by: row.signed_name,
    signed_for: row.signed_for && toWireDay(row.signed_for),
    by_two: row.by_two ?? false,
    list_deleted_on: deletedOn(row),
    may: {
      compare: isFree && has_list,
      explain: isFree,
      ask: isProven && !asked_at,
      sign: isProven && asked_at !== null && (!isOwn || mayAlone({ asked_at, others: row.others, now })),
    },
    running: running?.stage === 'proof' ? { done: running.done, total: running.total } : null,
  };
}

/** Who is alone in the board may sign a second time after some days. */
export function mayAlone({ asked_at, others, now }: { asked_at: Date; others: number; now: Date }): boolean {
  return others === 0 && now >= aloneFrom(asked_at);
}

function deletedOn({ signed_at, list_gone_at }: Row): Proof['list_deleted_on'] {
  const moments = [signed_at, list_gone_at].flatMap((moment) => (moment ? [moment.getTime()] : []));
  if (moments.length === 0) return null;
  return toWireDay(addDays(businessDay(new Date(Math.min(...moments))), LIST_KEPT_DAYS));
}

function toFigures({ open_cents, ...counts }: ProofCounts): ProofFigures {
  return { ...counts, open_items: toEuros(cents(open_cents)) };
}

export type LockedProof = {
  asked_by: number | null;
  asked_at: Date | null;
  signed_at: Date | null;
  compared_at: Date | null;
  figures: KeptFigures | null;
};

/** Locked, so that two people do not sign at once; undefined before the first comparison. */
export async function lockProof(db: Reader, id: number): Promise<LockedProof | undefined> {
  const { rows } = await sql<LockedProof>`
    select asked_by, asked_at, signed_at, compared_at, figures from take_over_proofs where take_over_id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

/** Whether a proof was signed: nothing of its taking over is changed any more. */
export async function isSigned(db: Reader, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from take_over_proofs where take_over_id = ${id} and signed_at is not null`.execute(db);
  return rows.length > 0;
}

export async function countOpen(db: Reader, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from take_over_differences d join take_over_rows r on r.id = d.row_id
    where r.take_over_id = ${id} and d.because is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Waits while somebody changes one of the households, and keeps others from changing one until this transaction ends. */
export async function lockHouseholdsOf(db: Reader, id: number): Promise<void> {
  await sql`
    select h.id from households h join take_over_rows r on r.household_id = h.id
    where r.take_over_id = ${id} order by h.id for share of h`.execute(db);
}
