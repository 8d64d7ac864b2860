import { sql } from 'kysely';
import type { Language } from '../../domain/shared/language.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import type { Change } from '../platform/context.ts';

/**
 * Direct writes for the demo's past, for decisions and bank events that no action covers yet. Once an action exists, use it
 * instead of the function here.
 */

/** An account that logs in to the office. */
type Staff = { email: string; name: string; role: 'clerk' | 'board'; passwordHash: string };

export async function insertStaff(change: Change, { email, name, role, passwordHash }: Staff): Promise<void> {
  await sql`insert into accounts (email, email_key, staff_name, password_hash, role, status, language, created_at, confirmed_at)
    values (${email}, ${email}, ${name}, ${passwordHash}, ${role}, 'active', 'de', ${change.now}, ${change.now})`.execute(
    change.tx,
  );
}

/** Leaves a gap in the data of a child, as if the office had entered it. */
export async function eraseMothersNameOfChild(change: Change, householdId: number): Promise<void> {
  await sql`update members set mother_name = null where household_id = ${householdId} and membership_basis = 'child'`.execute(
    change.tx,
  );
}

type Transfer = { invoice: Invoice; payer: string; amount_cents: Cents };

/** A transfer that named the invoice's reference, wholly allocated to it (D42). */
export async function bookTransfer(change: Change, { invoice, payer, amount_cents }: Transfer): Promise<void> {
  const key = `demo/${invoice.bill_number}`;
  await sql`with booked as (
      insert into bank_transactions (transaction_key, source, household_id, value_date, amount_cents, counterparty_name,
        payment_reference, created_at)
      values (${key}, 'statement', ${invoice.household_id}, ${change.today}, ${amount_cents}, ${payer},
        ${invoice.payment_reference}, ${change.now})
      returning id)
    insert into payment_allocations (bank_transaction_id, sale_invoice_id, amount_cents, created_at)
    select id, ${invoice.id}, ${amount_cents}, ${change.now} from booked`.execute(change.tx);
}

/** Marks every document as verified by the office. */
export async function verifyDocuments(change: Change, householdId: number): Promise<void> {
  await sql`update documents set verified_at = ${change.now}
    where member_id in (select id from members where household_id = ${householdId})`.execute(change.tx);
}

/** The household wants post from now on; `language`: in which it reads without an account. */
export async function wantPost(
  change: Change,
  { household_id, language }: { household_id: number; language: Language },
): Promise<void> {
  await sql`update households set channel = 'post', language = ${language} where id = ${household_id}`.execute(
    change.tx,
  );
}

/** Mails of the demo's past count as sent then; they are not sent when the demo starts. */
export async function markMailsSent(change: Change): Promise<void> {
  await sql`update mails set sent_at = created_at where sent_at is null`.execute(change.tx);
}
