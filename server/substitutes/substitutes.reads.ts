import { sql } from 'kysely';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { substituteStatus } from '../../domain/substitutes/substitute.ts';
import type { Substitute } from '../../domain/substitutes/substitutes.contract.ts';
import './substitutes.tables.ts';
import { instantOf } from '../members/persons.reads.ts';
import type { Reader, Tx } from '../platform/db.ts';

/** A substitute as the database puts it together: days as days. */
export type SubstituteRecord = Omit<Substitute, 'status' | 'valid_until' | 'ended_on'> & {
  valid_until: Day;
  ended_on: Day | null;
};

const substituteJson = sql<SubstituteRecord>`json_build_object('id', s.id, 'first_name', s.first_name,
  'last_name', s.last_name, 'email', s.email, 'phone_private_mobile', s.phone_private_mobile,
  'phone_private_landline', s.phone_private_landline, 'represent_me_as', s.represent_me_as,
  'valid_until', s.valid_until, 'created_at', ${instantOf('s.created_at')}, 'ended_on', s.ended_on)`;

/** Everybody who represents the household of a row of `households h`, or did so, as one value. */
export const substitutesJson = sql<SubstituteRecord[]>`coalesce((
  select json_agg(${substituteJson} order by s.id) from substitutes s where s.household_id = h.id), '[]')`;

export async function findSubstitute(reader: { db: Reader; today: Day }, id: number): Promise<Substitute | undefined> {
  const { rows } = await sql<{ record: SubstituteRecord }>`
    select ${substituteJson} as record from substitutes s where s.id = ${id}`.execute(reader.db);
  return rows[0] && toSubstitute(rows[0].record, reader.today);
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

/** What the records mean today: whoever represents the household comes before those who did so once. */
export function toSubstitutes(records: readonly SubstituteRecord[], today: Day): Substitute[] {
  const substitutes = records.map((record) => toSubstitute(record, today));
  return [
    ...substitutes.filter((substitute) => substitute.status === 'active'),
    ...substitutes.filter((substitute) => substitute.status === 'inactive'),
  ];
}

function toSubstitute(record: SubstituteRecord, today: Day): Substitute {
  return {
    ...record,
    valid_until: toWireDay(record.valid_until),
    status: substituteStatus(record.valid_until, record.ended_on, today),
    ended_on: record.ended_on && toWireDay(record.ended_on),
  };
}
