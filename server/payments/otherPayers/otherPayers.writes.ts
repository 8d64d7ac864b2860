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
