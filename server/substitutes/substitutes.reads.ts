import { sql } from 'kysely';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { substituteStatus } from '../../domain/substitutes/substitute.ts';
import type { Substitute } from '../../domain/substitutes/substitutes.contract.ts';
import './substitutes.tables.ts';
import type { Reader, Tx } from '../platform/db.ts';

/** A substitute as the query returns it: days as days. */
export type SubstituteRecord = Omit<Substitute, 'status' | 'valid_until' | 'ended_on'> & {
  valid_until: Day;
  ended_on: Day | null;
};

export async function findSubstitute(reader: { db: Reader; today: Day }, id: number): Promise<Substitute | undefined> {
  const { rows } = await sql<{ record: SubstituteRecord }>`
    select substitute_record(s) as record from substitutes s where s.id = ${id}`.execute(reader.db);
  return rows[0] && toSubstitute(rows[0].record, reader.today);
}

/** All substitutes of a household, present ones first. */
export async function listSubstitutesOf(
  reader: { db: Reader; today: Day },
  householdId: number,
): Promise<Substitute[]> {
  const { rows } = await sql<{ record: SubstituteRecord }>`
    select substitute_record(s) as record from substitutes s
    where s.household_id = ${householdId} order by s.id`.execute(reader.db);
  return toSubstitutes(
    rows.map(({ record }) => record),
    reader.today,
  );
}

/** A substitute of this household, locked until the transaction ends. */
export async function lockSubstitute(tx: Tx, householdId: number, id: number) {
  return tx
    .selectFrom('substitutes')
    .select(['id', 'ended_on'])
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .forUpdate()
    .executeTakeFirst();
}

/** The substitute that this household created with this idempotency key. */
export async function findSubstituteByKey(tx: Tx, householdId: number, key: string) {
  return tx
    .selectFrom('substitutes')
    .select('id')
    .where('household_id', '=', householdId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** How many represent the household today or were created after `since`; an ended one stays in the history. */
export async function countSubstitutes(
  tx: Tx,
  { householdId, today, since }: { householdId: number; today: Day; since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('substitutes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('household_id', '=', householdId)
    .where((eb) =>
      eb.or([eb('created_at', '>', since), eb.and([eb('ended_on', 'is', null), eb('valid_until', '>=', today)])]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds the present status: those who represent the household today come first. */
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
