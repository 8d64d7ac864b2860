import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { JournalEntry, PreCalculation } from '../../domain/invoicing/invoicing.contract.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { fromEuros, sumCents, toEuros } from '../../domain/shared/money.ts';
import { notInvoiced } from './notInvoiced.ts';

export type Cost = { key: string; description: string; name: string; amount: number };

/** Invoices in these statuses cost nothing (any more). */
const WITHOUT_COST: readonly number[] = [invoiceStatusIds.void, invoiceStatusIds.cancelled];

/**
 * What an application costs, in euros: invoices, confirmed or not, and what would be invoiced besides. The registration
 * fee is `payer`'s.
 */
export function costsOf(
  entries: readonly JournalEntry[],
  preCalculation: PreCalculation | undefined,
  payer: string,
): { rows: Cost[]; sum: number } {
  const rows = [...invoiced(entries), ...besides(preCalculation, payer)];
  return { rows, sum: toEuros(sumCents(rows.map(({ amount }) => fromEuros(amount)))) };
}

function invoiced(entries: readonly JournalEntry[]): Cost[] {
  return entries
    .filter(({ sale_invoice: { type, status_id } }) => type !== 'sim' && !WITHOUT_COST.includes(status_id))
    .toSorted((a, b) => b.type.localeCompare(a.type))
    .flatMap(({ sale_invoice: { sale_invoice_items: items } }) =>
      items.map(({ id, description, member, total }) => ({
        key: `invoiced ${id}`,
        description,
        name: member ? fullName(member) : '',
        amount: total,
      })),
    );
}

/** An existing draft is not calculated again (D36), so nothing stands here twice. */
function besides(preCalculation: PreCalculation | undefined, payer: string): Cost[] {
  return notInvoiced(preCalculation, payer).flatMap(({ type, items }) =>
    items.map(({ id, description, name, total }) => ({ key: `${type} ${id}`, description, name, amount: total })),
  );
}
