import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import './otherPayers.tables.ts';

/** One household at most pays for another; a new one replaces the one before. */
export async function upsertPayer(tx: Tx, { household_id, ...payer }: Insertable<Tables['household_payers']>) {
  await tx
    .insertInto('household_payers')
    .values({ household_id, ...payer })
    .onConflict((conflict) => conflict.column('household_id').doUpdateSet(payer))
    .execute();
}

export async function deletePayer(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('household_payers').where('household_id', '=', householdId).execute();
}

/** For a household that is erased, also where it pays for others. */
export async function deletePayersOf(tx: Tx, householdId: number): Promise<void> {
  await tx
    .deleteFrom('household_payers')
    .where(({ eb, or }) => or([eb('household_id', '=', householdId), eb('payer_id', '=', householdId)]))
    .execute();
}

/** Open lines from the accounts of a household are judged anew, because they have other proposals now. */
export async function noteAccountsOf(tx: Tx, householdId: number): Promise<void> {
  await sql`
    insert into open_line_changes (bank_transaction_id)
    select id from bank_transactions where household_id = ${householdId} and counterparty_iban is not null`.execute(tx);
}

/** Open lines from these accounts are judged anew as well. */
export async function insertAccounts(tx: Tx, householdId: number, ibans: readonly string[]): Promise<void> {
  const different = [...new Set(ibans)];
  if (different.length === 0) return;
  const rows = different.map((iban) => ({ household_id: householdId, iban }));
  await tx
    .insertInto('household_accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    insert into open_line_changes (bank_transaction_id)
    select t.id from open_bank_lines o join bank_transactions t on t.id = o.id
    where t.counterparty_iban = any(${different}::text[])`.execute(tx);
}

export async function deleteAccountsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('household_accounts').where('household_id', '=', householdId).execute();
}
