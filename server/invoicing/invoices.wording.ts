import { epcPayload, isTransferable } from '../../domain/invoicing/epcQr.ts';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { invoiceAbilities } from '../../domain/invoicing/invoicing.access.ts';
import type { JournalEntry, SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Language } from '../../domain/shared/language.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { say } from '../words.ts';
import type { Invoice, InvoiceItem } from './invoices.reads.ts';
import { describeInvoice, stillOpen } from './mailing.reads.ts';

/** For whom an invoice is described: fee names are in the reader's present language, whenever the invoice was made. */
export type Reading = { language: Language; association: Association; household: { status: string } };

export function toSaleInvoice(invoice: Invoice, reading: Reading): SaleInvoice {
  const { id, household_id, type, bill_number, payment_reference, dunning_status } = invoice;
  return {
    id,
    household_id,
    type,
    status_id: invoiceStatusIds[invoice.status],
    bill_number,
    payment_reference,
    payment_qr: paymentCode(invoice, reading.association),
    description: describeInvoice(invoice, reading.language),
    amount: toEuros(invoice.amount_cents),
    paid: toEuros(invoice.paid_cents),
    date: invoice.date && toWireDay(invoice.date),
    due_date: invoice.due_date && toWireDay(invoice.due_date),
    dunning_status,
    created_at: invoice.created_at.toISOString(),
    steps: invoiceAbilities(invoice, reading.household),
    sale_invoice_items: invoice.items.map((item) => toWireItem(item, invoice, reading.language)),
  };
}

/** The invoice as a line of the household's journal: amount, paid, still owed (D40). */
export function toJournalEntry(invoice: Invoice, reading: Reading): JournalEntry {
  return {
    id: invoice.id,
    type: invoice.type,
    open_item: toEuros(stillOpen(invoice)),
    debit: toEuros(invoice.amount_cents),
    credit: toEuros(invoice.paid_cents),
    sale_invoice: toSaleInvoice(invoice, reading),
  };
}

/** The text of the payment QR code over what is still owed; null if nothing is (D41). */
export function paymentCode(invoice: Invoice, association: Association): string | null {
  const amount_cents = stillOpen(invoice);
  if (!isTransferable(amount_cents)) return null;
  const { account_holder: name, iban, bic } = association;
  return epcPayload({ name, iban, bic, amount_cents, reference: invoice.payment_reference });
}

export function describeItem(item: InvoiceItem, invoice: Invoice, language: Language): string {
  if (item.description !== null) return item.description;
  if (invoice.type === 'sirf') return say(language, 'invoicing.item.sirf');
  if (invoice.type === 'sim' || item.basis === null) return describeInvoice(invoice, language);
  const description = say(language, `invoicing.item.${item.basis}`, { year: invoice.billed_year });
  return item.is_own_amount ? say(language, 'invoicing.item.ownAmount', { description }) : description;
}

/** The person an item is for, also if they were deleted since; undefined on a manual invoice. */
export function personOf({
  first_name,
  last_name,
}: InvoiceItem): { first_name: string; last_name: string } | undefined {
  return first_name !== null && last_name !== null ? { first_name, last_name } : undefined;
}

function toWireItem(
  item: InvoiceItem,
  invoice: Invoice,
  language: Language,
): SaleInvoice['sale_invoice_items'][number] {
  const { id, member_id } = item;
  const description = describeItem(item, invoice, language);
  const person = personOf(item);
  const removed = member_id === null && person;
  return {
    id,
    description: removed
      ? say(language, 'invoicing.item.forPerson', { description, name: fullName(person) })
      : description,
    amount: toEuros(item.amount_cents),
    tax: toEuros(item.tax_cents),
    total: toEuros(item.total_cents),
    member: member_id !== null && person ? { id: member_id, ...person } : null,
  };
}
