import { sql } from 'kysely';
import { statusAfterAllocation } from '../../domain/invoicing/allocation.ts';
import { confirmedStatuses, invoiceStatusIds, openItem } from '../../domain/invoicing/invoice.ts';
import type { WouldReturn } from '../../domain/payments/paymentAnswers.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import { type Cents, cents, sumCents, toEuros } from '../../domain/shared/money.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { listPartsOfWhole } from './bank/bankLines.reads.ts';
import { findTransaction } from './payments.reads.ts';

/** An invoice on which something is owed again once a payment is taken back, and how much is then owed. */
type OwedAgain = { bill_number: string; open_cents: Cents };

/** A household's share of a transfer, how much of it was refunded, and what it owes once the bank takes the transfer back. */
type Share = { household_id: number; amount_cents: Cents; refunded_cents: Cents; bills: OwedAgain[] };

/**
 * What would happen if the bank took this payment back, for every household that had a share of the transfer
 * (decision 19). Refuses with `bank_transaction_not_found` under the same conditions as `returnPayment`.
 */
export async function previewReturn({ db }: Ask, { id }: { id: number }): Promise<WouldReturn[]> {
  const shares = await listShares(db, id);
  const owners = await findOwners(
    db,
    shares.map(({ household_id }) => household_id),
  );
  return shares.map(({ household_id, amount_cents, refunded_cents, bills }) => ({
    ...(owners.get(household_id) ?? { household_id, membership_no: '', name: '' }),
    amount: toEuros(amount_cents),
    refunded: toEuros(refunded_cents),
    bills: bills.map(({ bill_number, open_cents }) => ({ bill_number, open_item: toEuros(open_cents) })),
  }));
}

async function listShares(db: Reader, paymentId: number): Promise<Share[]> {
  const known = await findTransaction(db, paymentId);
  if (!known?.household_id || known.amount_cents < 0) return refuse('bank_transaction_not_found');
  const parts = await listPartsOfWhole(db, paymentId);
  const { rows } = await sql<Omit<Share, 'bills'> & { invoices: Affected[] }>`
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

/** Invoices on which more would be owed than now; what other payments paid stays paid. */
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
