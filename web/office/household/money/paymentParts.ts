import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { beyondNeed } from '../../../../domain/payments/settlement.ts';
import { cents, fromEuros, sumCents, toEuros } from '../../../../domain/shared/money.ts';

export type PaymentPart = HouseholdFile['payments'][number] & {
  invoice: OfficeInvoice | undefined;
  /**
   * Euros that may be allocated to another invoice: everything if it is allocated to none, otherwise what its invoice
   * does not need (D42).
   */
  free: number;
  /** The euros of the whole payment. */
  whole: number;
  /** Whether it is the first part of its payment; actions for the whole payment are offered only there. */
  isFirst: boolean;
};

/** The parts of a household's payments, each with the invoice that it settles. */
export function paymentParts({ payments, invoices }: Pick<HouseholdFile, 'payments' | 'invoices'>): PaymentPart[] {
  return payments.map((part, place) => {
    const invoice = invoices.find(({ id }) => id === part.sale_invoice_id);
    const isFirst = payments.findIndex(({ id }) => id === part.id) === place;
    const whole = sum(payments.filter(({ id }) => id === part.id));
    const isGone = part.returned_on !== null || part.refund_id !== null;
    return { ...part, invoice, whole, isFirst, free: isGone ? 0 : freeOf(part, { payments, invoice }) };
  });
}

function sum(parts: readonly { amount: number }[]): number {
  return toEuros(sumCents(parts.map(({ amount }) => fromEuros(amount))));
}

type Of = { payments: HouseholdFile['payments']; invoice: OfficeInvoice | undefined };

/** The file lists the latest payments first; a surplus belongs to the latest ones. */
function freeOf(part: HouseholdFile['payments'][number], { payments, invoice }: Of): number {
  if (!invoice) return part.amount;
  const inOrder = payments
    .filter(({ sale_invoice_id, returned_on }) => sale_invoice_id === invoice.id && returned_on === null)
    .reverse();
  const beyond = beyondNeed(
    fromEuros(invoice.amount),
    inOrder.map(({ amount }) => fromEuros(amount)),
  );
  return toEuros(beyond[inOrder.indexOf(part)] ?? cents(0));
}

/** Confirmed invoices that are not fully paid. */
export function owedInvoices({ invoices }: HouseholdFile): OfficeInvoice[] {
  return invoices.filter(({ date, open_item }) => date !== null && open_item > 0);
}

/** A key that is unique among the parts of a household. */
export function keyOfPart({ id, sale_invoice_id, refund_id }: PaymentPart): string {
  return `${id}/${sale_invoice_id}/${refund_id}`;
}

/** The present state of a part. If a colleague has moved it while a dialog was open, nothing of it is unallocated. */
export function partNow(part: PaymentPart, parts: readonly PaymentPart[]): PaymentPart {
  return parts.find((one) => keyOfPart(one) === keyOfPart(part)) ?? { ...part, free: 0 };
}
