import { sql } from 'kysely';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { substituteStatus } from '../../domain/substitutes/substitute.ts';
import type { Substitute } from '../../domain/substitutes/substitutes.contract.ts';
import './substitutes.tables.ts';
import type { Reader, Tx } from '../platform/db.ts';
import type { SubstituteRow } from './substitutes.tables.ts';

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone_private_mobile',
  'phone_private_landline',
  'represent_me_as',
  'valid_until',
  'created_at',
  'ended_on',
] as const;

type Moment = { db: Reader; today: Day };

/** Everybody who represents the household or did so, those who do first, each in the order in which they were named. */
export async function listSubstitutes({ db, today }: Moment, householdId: number): Promise<Substitute[]> {
  const rows = await db
    .selectFrom('substitutes')
    .select(columns)
    .where('household_id', '=', householdId)
    .orderBy(sql`ended_on is null and valid_until >= ${today}::date`, 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => toSubstitute(row, today));
}

export async function findSubstitute({ db, today }: Moment, id: number): Promise<Substitute | undefined> {
  const row = await db.selectFrom('substitutes').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toSubstitute(row, today);
}

/** A substitute of this household, who stays so until the end of the transaction. */
export async function lockSubstitute(tx: Tx, householdId: number, id: number) {
  return tx
    .selectFrom('substitutes')
    .select(['id', 'ended_on'])
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .forUpdate()
    .executeTakeFirst();
}

function toSubstitute(row: Omit<SubstituteRow, 'household_id'>, today: Day): Substitute {
  return {
    ...row,
    valid_until: toWireDay(row.valid_until),
    status: substituteStatus(row.valid_until, row.ended_on, today),
    created_at: row.created_at.toISOString(),
    ended_on: row.ended_on && toWireDay(row.ended_on),
  };
}
