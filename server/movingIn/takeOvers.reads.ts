import { sql } from 'kysely';
import type { ImportedHousehold } from '../../domain/movingIn/importedHousehold.ts';
import type { Reader, Tx } from '../platform/db.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import type { UnreadCell } from './takeOvers.tables.ts';

/** A row of the list that is to be decided, with its household; null if it could not be read. */
export type RowToDecide = {
  id: number;
  take_over_id: number;
  household: ImportedHousehold | null;
  /** Why something of it could not be read. */
  problems: UnreadCell[];
};

type Page = { take_over_id: number; after: number; most: number };

/** The next rows in order; those of the run that are not decided yet, or all of them for a dry run. */
export async function listRowsToDecide(
  db: Reader,
  vault: Pick<Vault, 'open'>,
  { take_over_id, after, most, which }: Page & { which: 'all' | 'undecided' },
): Promise<RowToDecide[]> {
  const rows = await db
    .selectFrom('take_over_rows')
    .select(['id', 'take_over_id', 'data', 'problems'])
    .where('take_over_id', '=', take_over_id)
    .where('id', '>', after)
    .$if(which === 'undecided', (query) => query.where('verdict', 'is', null))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ data, ...row }) => ({ ...row, household: data && readHousehold(vault, data) }));
}

/** What was sealed is what the reading had made. */
export function readHousehold(vault: Pick<Vault, 'open'>, data: Buffer): ImportedHousehold {
  return JSON.parse(vault.open(data)) as ImportedHousehold;
}

export async function countRows(db: Reader, takeOverId: number, which: 'all' | 'undecided' | 'made'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from take_over_rows where take_over_id = ${takeOverId} and ${
      which === 'all'
        ? sql`true`
        : which === 'undecided'
          ? sql`verdict is null`
          : sql`verdict = 'made' and undone is distinct from 'taken_back'`
    }`.execute(db);
  return rows[0]?.count ?? 0;
}

export type TakeOver = {
  id: number;
  name: string;
  tried_at: Date | null;
  asked_by: number | null;
  asked_at: Date | null;
  agreed_by: number | null;
  agreed_at: Date | null;
  undo_asked_at: Date | null;
};

export async function findTakeOver(db: Reader, id: number): Promise<TakeOver | undefined> {
  return takeOvers(db).where('id', '=', id).executeTakeFirst();
}

/** Locked, so that two people do not press at once. */
export async function lockTakeOver(tx: Tx, id: number): Promise<TakeOver | undefined> {
  return takeOvers(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

function takeOvers(db: Reader) {
  return db
    .selectFrom('take_overs')
    .select(['id', 'name', 'tried_at', 'asked_by', 'asked_at', 'agreed_by', 'agreed_at', 'undo_asked_at']);
}

export type MadeRow = { id: number; household_id: number | null; revision: number | null };

/** Households that were made and not undone, in order. */
export async function listMade(db: Reader, { take_over_id, after, most }: Page): Promise<MadeRow[]> {
  return db
    .selectFrom('take_over_rows')
    .select(['id', 'household_id', 'revision'])
    .where('take_over_id', '=', take_over_id)
    .where('id', '>', after)
    .where('verdict', '=', 'made')
    .where(({ eb, or }) => or([eb('undone', 'is', null), eb('undone', '<>', 'taken_back')]))
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The taking over of a file, locked; undefined before it was prepared. */
export async function lockTakeOverOf(tx: Tx, fileId: number): Promise<TakeOver | undefined> {
  return takeOvers(tx).where('imported_file_id', '=', fileId).forNoKeyUpdate().executeTakeFirst();
}

export async function findTakeOverIdOf(db: Reader, fileId: number): Promise<number | null> {
  const row = await db.selectFrom('take_overs').select('id').where('imported_file_id', '=', fileId).executeTakeFirst();
  return row?.id ?? null;
}

/** Null once the file is deleted. */
export async function findFileIdOf(db: Reader, takeOverId: number): Promise<number | null> {
  const row = await db
    .selectFrom('take_overs')
    .select('imported_file_id')
    .where('id', '=', takeOverId)
    .executeTakeFirst();
  return row?.imported_file_id ?? null;
}

/** What was asked for and nobody agreed to. */
export async function listAsked(db: Reader): Promise<number[]> {
  const rows = await db
    .selectFrom('take_overs')
    .select('id')
    .where('agreed_at', 'is', null)
    .where('asked_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
