import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { beyondNeed } from '../../../../domain/payments/settlement.ts';
import { cents, fromEuros, sumCents, toEuros } from '../../../../domain/shared/money.ts';

export type PaymentPart = HouseholdFile['payments'][number] & {
  invoice: OfficeInvoice | undefined;
  /** Euros of it that may go to another invoice: all where it is assigned to none, else what its invoice does not need (D42). */
  free: number;
  /** Euros of the whole payment. */
  whole: number;
  /** The first part of its payment: what is done to the whole payment is offered here, once. */
  isFirst: boolean;
};

/** A household's payments, each part with the invoice it went to. */
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

/** The file has the latest payments first; those brought what is too much. */
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

/** Confirmed, and not paid in full. */
export function owedInvoices({ invoices }: HouseholdFile): OfficeInvoice[] {
  return invoices.filter(({ date, open_item }) => date !== null && open_item > 0);
}

/** Tells one part from all others of its household. */
export function keyOfPart({ id, sale_invoice_id, refund_id }: PaymentPart): string {
  return `${id}/${sale_invoice_id}/${refund_id}`;
}

/** A part as it is now: a colleague may have moved it while a dialog was open, and then nothing of it is free. */
export function partNow(part: PaymentPart, parts: readonly PaymentPart[]): PaymentPart {
  return parts.find((one) => keyOfPart(one) === keyOfPart(part)) ?? { ...part, free: 0 };
}
