import { sql } from 'kysely';
import { type Compared, type Explanation, noCounts } from '../../../domain/movingIn/proof.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Tx } from '../../platform/db.ts';
import type { ComparedRow } from './comparing.reads.ts';
import type { KeptFigures } from './proof.tables.ts';

export type RowCompared = { row: Pick<ComparedRow, 'id' | 'revision'>; compared: Compared | null };

/** Keeps what was counted of some rows. Differences that are the same as before keep their explanation; the others are gone. */
export async function keepCompared(tx: Tx, compared: readonly RowCompared[], today: Day): Promise<void> {
  if (compared.length === 0) return;
  const counted = compared.map(({ row, compared: found }) => ({
    row_id: row.id,
    revision: row.revision,
    counts: { listed: found?.listed ?? noCounts, here: found?.here ?? noCounts },
  }));
  await sql`
    insert into take_over_comparisons (row_id, on_day, revision, counts)
    select c.row_id, ${today}, c.revision, c.counts
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c (row_id integer, revision bigint, counts jsonb)
    on conflict (row_id) do update
      set on_day = excluded.on_day, revision = excluded.revision, counts = excluded.counts`.execute(tx);
  const ids = compared.map(({ row }) => row.id);
  const found = compared.flatMap(({ row, compared: of }) =>
    (of?.differences ?? []).map((difference) => ({ row_id: row.id, ...difference })),
  );
  const differences = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n (row_id integer, kind text,
    person integer, member_id integer, listed text, here text)`;
  await sql`
    delete from take_over_differences d where d.row_id = any(${ids}::integer[]) and not exists (
      select from ${differences} where n.row_id = d.row_id and n.kind = d.kind and n.person is not distinct from d.person
        and n.member_id is not distinct from d.member_id and n.listed is not distinct from d.listed
        and n.here is not distinct from d.here)`.execute(tx);
  await sql`
    insert into take_over_differences (row_id, kind, person, member_id, listed, here)
    select n.row_id, n.kind, n.person, n.member_id, n.listed, n.here from ${differences}
    on conflict do nothing`.execute(tx);
}

type Explained = {
  because: Explanation;
  words: string | null;
  explained_by: number | null;
  explained_at: Date;
};

/** Returns how many of these differences belong to the list. */
export async function explain(tx: Tx, takeOverId: number, ids: readonly number[], why: Explained): Promise<number> {
  const { because, words, explained_by, explained_at } = why;
  const { rows } = await sql`
    update take_over_differences d set because = ${because}, words = ${words}, explained_by = ${explained_by},
      explained_at = ${explained_at}
    from take_over_rows r
    where r.id = d.row_id and r.take_over_id = ${takeOverId} and d.id = any(${ids}::integer[]) returning d.id`.execute(
    tx,
  );
  return rows.length;
}

/** So that the proof can be locked and changed. */
export async function ensureProof(tx: Tx, takeOverId: number): Promise<void> {
  await tx
    .insertInto('take_over_proofs')
    .values({ take_over_id: takeOverId, figures: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Changed =
  | { compared_at: Date }
  | {
      asked_by: number | null;
      asked_at: Date | null;
      asked_name: string | null;
      figures: KeptFigures | null;
    }
  | {
      signed_by: number | null;
      signed_at: Date;
      signed_name: string | null;
      by_two: boolean;
      signed_for: Day;
      figures: KeptFigures;
    };

export async function updateProof(tx: Tx, takeOverId: number, changed: Changed): Promise<void> {
  const stored =
    'figures' in changed ? { ...changed, figures: changed.figures && JSON.stringify(changed.figures) } : changed;
  await tx.updateTable('take_over_proofs').set(stored).where('take_over_id', '=', takeOverId).execute();
}

/** For a household that was erased, wholly or one of its people. */
export async function clearExplanationsOf(tx: Tx, householdId: number): Promise<void> {
  await sql`
    update take_over_differences d set words = null from take_over_rows r
    where r.id = d.row_id and r.household_id = ${householdId} and d.words is not null`.execute(tx);
}
