import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import './endingsToCome.tables.ts';

type Row = Tables['endings_to_come'];

/** Stores an end to come; one of the same household or person is replaced. */
export async function replaceEndingToCome(tx: Tx, row: Insertable<Row>): Promise<number> {
  const { household_id, member_id = null } = row;
  await tx
    .deleteFrom('endings_to_come')
    .where('household_id', '=', household_id)
    .where('member_id', member_id === null ? 'is' : '=', member_id)
    .execute();
  const { id } = await tx.insertInto('endings_to_come').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Those of one person, or of the whole household with those of all its people. */
export async function deleteEndingsToCome(
  tx: Tx,
  { household_id, member_id }: { household_id: number; member_id: number | null },
): Promise<void> {
  await tx
    .deleteFrom('endings_to_come')
    .where('household_id', '=', household_id)
    .where((eb) => (member_id === null ? eb.lit(true) : eb('member_id', '=', member_id)))
    .execute();
}

/** Takes those of one person, or of the whole household, out of force at a moment. */
export async function updateSetAside(
  tx: Tx,
  { household_id, member_id }: { household_id: number; member_id: number | null },
  set_aside_at: Date,
): Promise<void> {
  await tx
    .updateTable('endings_to_come')
    .set({ set_aside_at })
    .where('household_id', '=', household_id)
    .where('set_aside_at', 'is', null)
    .where((eb) => (member_id === null ? eb.lit(true) : eb('member_id', '=', member_id)))
    .execute();
}

/** Puts back in force what was set aside at a moment; not where the membership is over all the same, or another end was entered since. */
export async function updateTakenUp(tx: Tx, householdId: number, setAsideAt: Date): Promise<void> {
  await sql`
    update endings_to_come e set set_aside_at = null from households h
    where h.id = e.household_id and h.id = ${householdId} and h.status <> 'inactive' and e.set_aside_at = ${setAsideAt}
      and not exists (select from members m where m.id = e.member_id and m.status = 'inactive')
      and not exists (select from endings_to_come o where o.household_id = e.household_id
        and o.member_id is not distinct from e.member_id and o.set_aside_at is null)`.execute(tx);
}

/** The address of somebody who is erased. */
export async function clearNext(tx: Tx, memberId: number): Promise<void> {
  const nobody = { new_main_member_id: null, new_email: null };
  await tx.updateTable('endings_to_come').set(nobody).where('new_main_member_id', '=', memberId).execute();
}

export async function deleteEndingToCome(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('endings_to_come').where('id', '=', id).execute();
}

export async function updateRefusedBecause(tx: Tx, id: number, because: NonNullable<Row['refused_because']>) {
  await tx.updateTable('endings_to_come').set({ refused_because: because }).where('id', '=', id).execute();
}
