import { sql } from 'kysely';
import { statusAfterAllocation } from '../../domain/invoicing/allocation.ts';
import { confirmedStatuses, invoiceStatusIds, openItem } from '../../domain/invoicing/invoice.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import { type Cents, cents, sumCents } from '../../domain/shared/money.ts';
import type { Reader } from '../platform/db.ts';
import { listPartsOfWhole } from './bankLines.reads.ts';
import { findTransaction } from './payments.reads.ts';

/** A bill on which something is owed again once a payment is taken back, and how much that is then. */
export type OwedAgain = { bill_number: string; open_cents: Cents };

/** What a household had of a transfer, what of it was paid back, and what it owes again once the bank takes that back. */
export type WouldReturn = { household_id: number; amount_cents: Cents; refunded_cents: Cents; bills: OwedAgain[] };

/**
 * What the bank takes back with a payment: of a divided transfer what every household had of it (decision 19). Refuses with
 * `bank_transaction_not_found` for what `returnPayment` does not take back either.
 */
export async function listWouldReturn(db: Reader, paymentId: number): Promise<WouldReturn[]> {
  const known = await findTransaction(db, paymentId);
  if (!known?.household_id || known.amount_cents < 0) return refuse('bank_transaction_not_found');
  const parts = await listPartsOfWhole(db, paymentId);
  const { rows } = await sql<Omit<WouldReturn, 'bills'> & { invoices: Affected[] }>`
    select t.household_id, t.amount_cents, refunded_cents(t.id) as refunded_cents,
      (select coalesce(json_agg(json_build_object('bill_number', i.bill_number, 'amount_cents', i.amount_cents,
          'paid_cents', i.paid_cents, 'brought_cents', p.amount_cents) order by i.id), '[]')
        from payment_allocations p join sale_invoices i on i.id = p.sale_invoice_id
        where p.bank_transaction_id = t.id and p.reversed_at is null
          and i.status_id = any(${confirmedStatuses.map((status) => invoiceStatusIds[status])}::integer[])) as invoices
    from bank_transactions t
    where t.id = any(${parts.map(({ id }) => id)}::integer[]) and t.household_id is not null
    order by t.household_id = ${known.household_id} desc, t.household_id, t.id`.execute(db);
  const owners = Map.groupBy(rows, ({ household_id }) => household_id);
  return [...owners].map(([household_id, own]) => ({
    household_id,
    amount_cents: sumCents(own.map(({ amount_cents }) => amount_cents)),
    refunded_cents: sumCents(own.map(({ refunded_cents }) => refunded_cents)),
    bills: owedAgain(own.flatMap(({ invoices }) => invoices)),
  }));
}

type Affected = { bill_number: string; amount_cents: Cents; paid_cents: Cents; brought_cents: Cents };

/** More is owed than before; what another payment has paid as well stays paid. */
function owedAgain(affected: readonly Affected[]): OwedAgain[] {
  return [...Map.groupBy(affected, ({ bill_number }) => bill_number)].flatMap(([bill_number, own]) => {
    const { amount_cents, paid_cents } = own[0] ?? { amount_cents: cents(0), paid_cents: cents(0) };
    const left_cents = cents(paid_cents - sumCents(own.map(({ brought_cents }) => brought_cents)));
    const open_cents = openAt(amount_cents, left_cents);
    return open_cents > openAt(amount_cents, paid_cents) ? [{ bill_number, open_cents }] : [];
  });
}

function openAt(amount: Cents, paid: Cents): Cents {
  return openItem(statusAfterAllocation(amount, paid), amount, paid);
}
