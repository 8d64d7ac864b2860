import { type Insertable, sql } from 'kysely';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Tables, Tx } from '../../platform/db.ts';

const AT_ONCE = 500;

/** Undefined if the file was read before. */
export async function insertStatement(tx: Tx, row: Insertable<Tables['bank_statements']>): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('bank_statements')
    .values(row)
    .onConflict((conflict) => conflict.column('file_digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function setKnownCount(tx: Tx, id: number, known_count: number): Promise<void> {
  await tx.updateTable('bank_statements').set({ known_count }).where('id', '=', id).execute();
}

/** Inserts the lines that no file has brought yet; returns how many. Sorted by key, so that two files at once never deadlock. */
export async function insertNewLines(
  tx: Tx,
  rows: readonly Insertable<Tables['bank_transactions']>[],
): Promise<number> {
  const inOrder = [...rows].sort((one, other) => (one.transaction_key < other.transaction_key ? -1 : 1));
  let inserted = 0;
  for (let start = 0; start < inOrder.length; start += AT_ONCE) {
    const entered = await tx
      .insertInto('bank_transactions')
      .values(inOrder.slice(start, start + AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('transaction_key').where(sql<boolean>`returned_on is null or source = 'statement'`).doNothing(),
      )
      .returning('id')
      .execute();
    inserted += entered.length;
  }
  return inserted;
}

/** Assigns a line to a household; `decided_by` is set unless the line names an invoice. */
export async function giveLineTo(
  tx: Tx,
  id: number,
  whose: { household_id: number; decided_by: number | null },
): Promise<void> {
  await tx.updateTable('bank_transactions').set(whose).where('id', '=', id).execute();
}

/** Assigns several lines; each names an invoice of that household. */
export async function giveLinesTo(tx: Tx, lines: readonly { line_id: number; household_id: number }[]): Promise<void> {
  await sql`
    update bank_transactions t set household_id = w.household_id, decided_by = null
    from unnest(${lines.map(({ line_id }) => line_id)}::integer[], ${lines.map(({ household_id }) => household_id)}::integer[])
      as w (line_id, household_id)
    where t.id = w.line_id`.execute(tx);
}

/** Stores which payment a debit returned; the whole transfer if it was split. */
export async function setTakesBack(tx: Tx, id: number, takes_back: number): Promise<void> {
  await tx.updateTable('bank_transactions').set({ takes_back }).where('id', '=', id).execute();
}

/** The line confirms a payment booked by hand; null makes it undecided again. */
export async function setConfirms(tx: Tx, id: number, confirms: number | null): Promise<void> {
  const fields = confirms === null ? { confirms, is_left_to_person: true } : { confirms };
  await tx.updateTable('bank_transactions').set(fields).where('id', '=', id).execute();
}

type LinePart = {
  household_id: number;
  amount_cents: Cents;
  payment_reference: string | null;
  decided_by: number | null;
  split_at: Date;
};

/** Makes a part of a line a line of its own for a household: the parts count instead of the whole. */
export async function splitLine(tx: Tx, id: number, { split_at, ...part }: LinePart): Promise<number> {
  await tx.updateTable('bank_transactions').set({ split_at }).where('id', '=', id).execute();
  const { rows } = await sql<{ id: number }>`
    insert into bank_transactions (transaction_key, source, household_id, value_date, amount_cents, counterparty_name,
      counterparty_iban, remittance_text, payment_reference, created_by, created_at, statement_id, booked_on,
      bank_reference, end_to_end_id, structured_reference, is_return, is_left_to_person, ultimate_name, bank_text,
      decided_by, split_from)
    select transaction_key || '/' || ${part.household_id}::text, source, ${part.household_id}, value_date,
      ${part.amount_cents}, counterparty_name, counterparty_iban, remittance_text, ${part.payment_reference}, created_by,
      created_at, statement_id, booked_on, bank_reference, end_to_end_id, structured_reference, is_return, true, ultimate_name,
      bank_text, ${part.decided_by}, id
    from bank_transactions where id = ${id} returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the line ${id} is gone`);
  return row.id;
}

/** Makes a line undecided: it belongs to no household any more. */
export async function takeLineFrom(tx: Tx, id: number): Promise<void> {
  const nobodys = { household_id: null, decided_by: null, is_left_to_person: true };
  await tx.updateTable('bank_transactions').set(nobodys).where('id', '=', id).execute();
}

type Dismissed = { dismissed_at: Date; dismissed_by: number | null; dismissed_reason: string };

/** Without `dismissal` the line becomes undecided again. */
export async function setDismissed(tx: Tx, id: number, dismissal: Dismissed | undefined): Promise<void> {
  const nothing = { dismissed_at: null, dismissed_by: null, dismissed_reason: null };
  await tx
    .updateTable('bank_transactions')
    .set(dismissal ?? { ...nothing, is_left_to_person: true })
    .where('id', '=', id)
    .execute();
}
