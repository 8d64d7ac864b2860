import { sql } from 'kysely';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import type { Reader, Tx } from '../../platform/db.ts';

/** The row by which a household was made: what the list has said of it up to now. */
export type Base = {
  id: number;
  household_id: number;
  digests: Record<string, string>;
  /** Null once it is deleted; what was said before is not shown then. */
  data: Buffer | null;
  /** The people here in the order of the list. */
  made_people: number[];
};

/** The household that was taken over before under the same key, and is still there. */
export async function findBase(db: Reader, { id, key }: { id: number; key: string }): Promise<Base | undefined> {
  const { rows } = await sql<Base>`
    select r.id, r.household_id, r.digests, r.data, r.made_people
    from take_over_rows r join households h on h.id = r.household_id and h.erased_on is null
    where r.key = ${key} and r.id <> ${id} and r.verdict = 'made' and r.undone is distinct from 'taken_back'
    order by r.id desc limit 1`.execute(db);
  return rows[0];
}

/** Locked, so that two who keep something at once lose nothing of each other. */
export async function lockBase(tx: Tx, id: number): Promise<Omit<Base, 'household_id'> | undefined> {
  const columns = ['id', 'digests', 'data', 'made_people'] as const;
  return tx.selectFrom('take_over_rows').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** A row of a later list that says something else. */
export type ChangedRow = { id: number; take_over_id: number; key: string; data: Buffer; prepared_on: Date };

/** Undefined if there is no such row, or it cannot be compared any more. */
export async function findChangedRow(db: Reader, id: number): Promise<ChangedRow | undefined> {
  const { rows } = await sql<ChangedRow>`
    select r.id, r.take_over_id, r.key, r.data, t.created_at as prepared_on
    from take_over_rows r join take_overs t on t.id = r.take_over_id
    where r.id = ${id} and r.verdict = 'changed' and r.key is not null and r.data is not null`.execute(db);
  return rows[0];
}

export type WithHousehold = { household: ImportedHousehold; base: Base };
