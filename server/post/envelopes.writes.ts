import { sql } from 'kysely';
import type { ReturnReason } from '../../domain/post/returned.ts';
import type { Tx } from '../platform/db.ts';
import './post.tables.ts';

/** The print whose file was not opened yet, locked; a new one if there is none. */
export async function enterPrint(tx: Tx, { by, at }: { by: number | null; at: Date }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into letter_prints (created_by, created_at) values (${by}, ${at})
    on conflict ((true)) where opened_at is null do update set created_at = letter_prints.created_at
    returning id`.execute(tx);
  const [print] = rows;
  if (!print) throw new Error('a print was not entered');
  return print.id;
}

export async function noteOpened(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('letter_prints').set({ opened_at: at }).where('id', '=', id).execute();
}

export type NewEnvelope = { household_id: number; content: Buffer; country_id: number; postal_code: string };

/** One envelope per household and print, which is filled anew while nobody has printed it; returns the ids by household. */
export async function insertEnvelopes(
  tx: Tx,
  { print_id, at, envelopes }: { print_id: number; at: Date; envelopes: readonly NewEnvelope[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; household_id: number }>`
    insert into envelopes (print_id, household_id, content, country_id, postal_code, created_at)
    select ${print_id}::integer, household_id, content, country_id, postal_code, ${at}::timestamptz
    from unnest(${envelopes.map(({ household_id }) => household_id)}::integer[],
      ${envelopes.map(({ content }) => content)}::bytea[],
      ${envelopes.map(({ country_id }) => country_id)}::integer[],
      ${envelopes.map(({ postal_code }) => postal_code)}::text[])
      as e (household_id, content, country_id, postal_code)
    on conflict (print_id, household_id) do update set content = excluded.content,
      country_id = excluded.country_id, postal_code = excluded.postal_code
    returning id, household_id`.execute(tx);
  return new Map(rows.map(({ id, household_id }) => [household_id, id]));
}

/** Everything of a print that is still here counts as sent; returns what has left. */
export async function noteSent(tx: Tx, printId: number, at: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('envelopes')
    .set({ sent_at: at })
    .where('print_id', '=', printId)
    .where('sent_at', 'is', null)
    .where('pulled_out_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function noteReturned(
  tx: Tx,
  id: number,
  { at, because }: { at: Date; because: ReturnReason },
): Promise<void> {
  await tx.updateTable('envelopes').set({ returned_at: at, returned_because: because }).where('id', '=', id).execute();
}

export async function notePulledOut(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('envelopes').set({ pulled_out_at: at }).where('id', '=', id).execute();
}

export async function updateContent(tx: Tx, id: number, content: Buffer): Promise<void> {
  await tx.updateTable('envelopes').set({ content }).where('id', '=', id).execute();
}

export async function deleteEnvelopesOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('envelopes').where('household_id', '=', householdId).execute();
}

/** Clears some envelopes that left until an instant, with their letters; returns how many. */
export async function clearEnvelopes(tx: Tx, { until, most }: { until: Date; most: number }): Promise<number> {
  const { rows } = await sql`
    with cleared as (
      update envelopes set content = null, postal_code = null where id in (
        select id from envelopes where content is not null and coalesce(pulled_out_at, sent_at) <= ${until}
        order by id limit ${most})
      returning id)
    update letters set content = null, household_id = null where envelope_id in (select id from cleared)
    returning id`.execute(tx);
  return rows.length;
}

/** Clears letters that were withdrawn until an instant. */
export async function clearWithdrawn(tx: Tx, until: Date): Promise<void> {
  await sql`update letters set content = null, household_id = null
    where content is not null and withdrawn_at <= ${until}`.execute(tx);
}
