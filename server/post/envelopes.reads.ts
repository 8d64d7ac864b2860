import { sql } from 'kysely';
import type { EnvelopeState, ReturnReason } from '../../domain/post/returned.ts';
import type { Reader, Tx } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './post.tables.ts';

const isIn: Record<EnvelopeState, ReturnType<typeof sql<boolean>>> = {
  printed: sql<boolean>`e.sent_at is null and e.pulled_out_at is null`,
  sent: sql<boolean>`e.sent_at is not null and e.returned_at is null`,
  returned: sql<boolean>`e.returned_at is not null`,
  pulled_out: sql<boolean>`e.pulled_out_at is not null`,
};

export type EnvelopeRow = {
  id: number;
  print_id: number;
  household_id: number;
  created_at: Date;
  sent_at: Date | null;
  returned_at: Date | null;
  returned_because: ReturnReason | null;
  pulled_out_at: Date | null;
  is_kept: boolean;
};

const columns = sql`e.id, e.print_id, e.household_id, e.created_at, e.sent_at, e.returned_at, e.returned_because,
  e.pulled_out_at, e.content is not null as is_kept`;

/** Envelopes in a state, the newest first. */
export async function listInState(
  db: Reader,
  { state, before, most }: { state: EnvelopeState; before: number | undefined; most: number },
): Promise<EnvelopeRow[]> {
  const { rows } = await sql<EnvelopeRow>`
    select ${columns} from envelopes e
    where ${isIn[state]} and e.id < coalesce(${before ?? null}::integer, 2147483647)
    order by e.id desc limit ${most}`.execute(db);
  return rows;
}

export async function listOfHousehold(db: Reader, householdId: number): Promise<EnvelopeRow[]> {
  const { rows } = await sql<EnvelopeRow>`
    select ${columns} from envelopes e where e.household_id = ${householdId} order by e.id desc`.execute(db);
  return rows;
}

/** Printed envelopes with a letter about money to households in which somebody has died since, the oldest first. */
export async function listToPullOut(db: Reader, named: readonly string[], most: number): Promise<EnvelopeRow[]> {
  const { rows } = await sql<EnvelopeRow>`
    select ${columns} from envelopes e join households h on h.id = e.household_id
    where ${isIn.printed} and h.money_rests_since is not null
      and exists (select from letters l join unnest(${named}::text[]) as name on starts_with(l.effect_key, name)
        where l.envelope_id = e.id)
    order by e.id limit ${most}`.execute(db);
  return rows;
}

export async function countInState(db: Reader, state: EnvelopeState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from envelopes e where ${isIn[state]}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The contents of letters in these envelopes, in the order in which they were written. */
export async function listContents(db: Reader, envelopeIds: readonly number[]) {
  return db
    .selectFrom('letters')
    .select(['id', 'envelope_id', 'content'])
    .where(sql<boolean>`envelope_id = any(${envelopeIds})`)
    .orderBy('id')
    .execute();
}

/** The effect keys of the letters in these envelopes. */
export async function listEffects(db: Reader, envelopeIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('letters')
    .select('effect_key')
    .where(sql<boolean>`envelope_id = any(${envelopeIds})`)
    .execute();
  return rows.map(({ effect_key }) => effect_key);
}

/** The households to which something of a print is still to be sent. */
export async function listHouseholdsOfPrint(db: Reader, printId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select household_id as id from envelopes e where print_id = ${printId} and ${isIn.printed}
    order by household_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What of a print is still here: printed, neither sent nor pulled out. */
export async function listUnsent(db: Reader, printId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from envelopes e where print_id = ${printId} and ${isIn.printed} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** An envelope, locked until the end of the transaction. */
export async function lockEnvelope(tx: Tx, id: number) {
  return tx.selectFrom('envelopes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findEnvelope(db: Reader, id: number) {
  return db.selectFrom('envelopes').select(['id', 'household_id', 'content']).where('id', '=', id).executeTakeFirst();
}

export type PrintRow = { id: number; created_at: Date; by: string | null; opened_at: Date | null; envelopes: number };

/** Prints of which something is still here, the newest first. */
export async function listPrints(db: Reader, most: number): Promise<PrintRow[]> {
  const { rows } = await sql<PrintRow>`
    select p.id, p.created_at, p.opened_at, ${staffNameOf('a')} as by, count(e.id)::integer as envelopes
    from letter_prints p join envelopes e on e.print_id = p.id and ${isIn.printed}
      left join accounts a on a.id = p.created_by
    group by p.id, a.id order by p.id desc limit ${most}`.execute(db);
  return rows;
}

/** A print, locked until the end of the transaction. */
export async function lockPrint(tx: Tx, id: number) {
  return tx.selectFrom('letter_prints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What is printed of a print: by country, Austria first, then by post code. */
export async function listToPrint(db: Reader, printId: number, home: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from envelopes
    where print_id = ${printId} and pulled_out_at is null and content is not null
    order by country_id <> ${home}, country_id, postal_code, id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listDocuments(db: Reader, ids: readonly number[]) {
  return db.selectFrom('envelopes').select(['id', 'content']).where(sql<boolean>`id = any(${ids})`).execute();
}

/** Those of these envelopes that hold a letter with such an effect, by the beginning of its key, with their documents. */
export async function listWithLetter(db: Reader, ids: readonly number[], named: string) {
  const { rows } = await sql<{ id: number; content: Buffer }>`
    select e.id, e.content from envelopes e
    where e.id = any(${ids}) and e.content is not null
      and exists (select from letters l where l.envelope_id = e.id and starts_with(l.effect_key, ${named}))
    order by e.id`.execute(db);
  return rows;
}
