import { sql } from 'kysely';
import type { OfficePayment } from '../../domain/payments/paymentAnswers.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';

type PaymentPart = Omit<OfficePayment, 'amount' | 'value_date' | 'returned_on' | 'created_at'> & {
  amount_cents: Cents;
  value_date: Day;
  returned_on: Day | null;
  created_at: Date;
};

/**
 * A household's payments, the latest first, split into what went to each invoice, what was refunded and what is unallocated.
 * A payment that the bank took back is shown with the allocations that it had last.
 */
export async function listOfficePayments(db: Reader, householdId: number): Promise<OfficePayment[]> {
  const { rows } = await sql<PaymentPart>`
    select t.id, part.sale_invoice_id, part.refund_id, t.value_date, part.amount_cents, t.counterparty_name,
      t.counterparty_iban, t.remittance_text, t.returned_on, t.created_at, t.statement_id is not null as is_from_bank_file,
      t.source = 'statement' or t.counted_at is not null
        or exists (select from bank_transactions line where line.confirms = t.id) as is_seen_at_bank,
      t.source = 'cash' as is_cash,
      t.withdrawn_at is not null as is_withdrawn
    from bank_transactions t cross join lateral (
      select a.id as position, a.sale_invoice_id, null::integer as refund_id, a.amount_cents from payment_allocations a
      where a.bank_transaction_id = t.id and (a.reversed_at is null or t.returned_on is not null
        and a.reversed_at = (select max(reversed_at) from payment_allocations where bank_transaction_id = t.id))
      union all
      select -p.refund_id, null, p.refund_id, p.amount_cents from refund_parts p join refunds r on r.id = p.refund_id
      where p.bank_transaction_id = t.id and r.undone_at is null
      union all
      select 0, null, null, t.amount_cents - refunded_cents(t.id) - coalesce(sum(a.amount_cents), 0)::integer
      from payment_allocations a where a.bank_transaction_id = t.id and a.reversed_at is null
      having t.returned_on is null and t.amount_cents > refunded_cents(t.id) + coalesce(sum(a.amount_cents), 0)) part
    where t.household_id = ${householdId}
    order by t.value_date desc, t.id desc, part.position desc`.execute(db);
  return rows.map(({ amount_cents, value_date, returned_on, created_at, ...row }) => ({
    ...row,
    amount: toEuros(amount_cents satisfies Cents),
    value_date: toWireDay(value_date),
    returned_on: returned_on && toWireDay(returned_on),
    created_at: created_at.toISOString(),
  }));
}
