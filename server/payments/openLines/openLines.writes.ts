import { sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../../domain/invoicing/invoice.ts';
import { FEW } from '../../../domain/payments/bank/proposals.ts';
import type { Tx } from '../../platform/db.ts';
import './openLines.tables.ts';

const isOwed = sql`i.status_id in (${sql.join(owedStatuses.map((status) => sql.lit(invoiceStatusIds[status])))})`;

/** A number that no other lock uses. */
const JUDGING = 3_853_314_801;

/** Only one transaction at a time judges; returns false if another one does. */
export async function beginJudging(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`select pg_try_advisory_xact_lock(${JUDGING}) as is_ours`.execute(tx);
  return rows[0]?.is_ours ?? false;
}

/** Takes the lock of judging open lines: waits until no other transaction has it. */
export async function awaitJudging(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${JUDGING})`.execute(tx);
}

type Changes = { households: number[]; amounts: number[]; payments: number[]; isMany: boolean };

/**
 * Removes what has changed, and returns it. Whatever changes later is noted again, so nothing is lost. With more than `most` changes
 * it is simpler to judge every line again (`isMany`).
 */
export async function takeChanges(tx: Tx, most: number): Promise<Changes> {
  const { rows } = await sql<{ household_id: number | null; cents: number | null; bank_transaction_id: number | null }>`
    delete from open_line_changes returning household_id, cents, bank_transaction_id`.execute(tx);
  const distinct = (values: (number | null)[]) => [...new Set(values.filter((value) => value !== null))];
  const changes = {
    households: distinct(rows.map((row) => row.household_id)),
    amounts: distinct(rows.map((row) => row.cents)),
    payments: distinct(rows.map((row) => row.bank_transaction_id)),
  };
  const { households, amounts, payments } = changes;
  return { ...changes, isMany: households.length + amounts.length + payments.length > most };
}

/** Every open line is to be judged again. */
export async function markAllUnjudged(tx: Tx): Promise<void> {
  await sql`update open_bank_lines set is_judged = false where is_judged`.execute(tx);
}

/**
 * Lines that may be judged otherwise after these changes: those that name such a household or somebody in it; of such an amount, if
 * few invoices have it, or if they contain the surname; from the account or with the reference of such a payment, or as much as it
 * if it is not from a file or if they are debits.
 */
export async function markUnjudged(tx: Tx, { households, amounts, payments }: Changes): Promise<void> {
  await sql`
    with people as materialized (
      select first_word_of(search_name) as first, last_word_of(search_name) as last from members
      where household_id = any(${households}::integer[])),
    rare as materialized (
      select cents from unnest(${amounts}::integer[]) as changed (cents)
      where (select count(*) from (select from sale_invoices i where ${isOwed} and i.amount_cents - i.paid_cents = cents
        limit ${FEW + 2}) owed) <= ${FEW + 1}),
    paid as materialized (
      select source, amount_cents, counterparty_iban, end_to_end_id, payment_reference from bank_transactions
      where id = any(${payments}::integer[])),
    concerned as (
      select bank_transaction_id as id from open_line_households where household_id = any(${households}::integer[])
      union
      select o.id from people p join open_bank_lines o on o.words @> array[p.first, p.last]
      union
      select o.id from people p join open_bank_lines o on o.words @> array[p.last] and o.amount_cents = any(${amounts}::integer[])
      union
      select o.id from rare join open_bank_lines o on abs(o.amount_cents) = abs(rare.cents)
      union
      select o.id from open_bank_lines o where o.amount_cents < 0 and o.amount_cents = any(${amounts}::integer[])
      union
      select o.id from paid p join bank_transactions t on t.counterparty_iban = p.counterparty_iban
        join open_bank_lines o on o.id = t.id
      union
      select o.id from paid p join bank_transactions t on t.payment_reference = p.payment_reference
        join open_bank_lines o on o.id = t.id
      union
      select o.id from paid p join open_bank_lines o on o.amount_cents = -p.amount_cents
        or o.amount_cents = p.amount_cents and p.source = 'manual')
    update open_bank_lines o set is_judged = false from concerned c where o.id = c.id and o.is_judged`.execute(tx);
}

/** The lines that are to be judged next, the oldest first. */
export async function listUnjudged(tx: Tx, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from open_bank_lines where not is_judged order by id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What was found out about an open line. */
export type Judged = {
  id: number;
  has_proposal: boolean;
  amount_fits: boolean;
  names_household: boolean;
  search_text: string;
  words: readonly string[];
  households: readonly { household_id: number; is_held: boolean }[];
};

export async function storeJudged(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const lines = judged.map(({ households: _, ...line }) => line);
  const households = judged.flatMap(({ id, households }) =>
    households.map((one) => ({ bank_transaction_id: id, ...one })),
  );
  await sql`
    update open_bank_lines o set is_judged = true, has_proposal = j.has_proposal, amount_fits = j.amount_fits,
      names_household = j.names_household, search_text = j.search_text,
      words = array(select jsonb_array_elements_text(j.words))
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as j (id integer, has_proposal boolean, amount_fits boolean,
      names_household boolean, search_text text, words jsonb)
    where o.id = j.id`.execute(tx);
  await sql`
    delete from open_line_households where bank_transaction_id = any(${judged.map(({ id }) => id)}::integer[])`.execute(
    tx,
  );
  await sql`
    insert into open_line_households (bank_transaction_id, household_id, is_held)
    select j.bank_transaction_id, j.household_id, j.is_held
    from jsonb_to_recordset(${JSON.stringify(households)}::jsonb) as j (bank_transaction_id integer, household_id integer,
      is_held boolean)
    join open_bank_lines o on o.id = j.bank_transaction_id`.execute(tx);
}
