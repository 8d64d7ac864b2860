import { invoiceStatusIds, invoiceSteps } from '../../domain/invoicing/invoice.ts';
import { mayBeGivenBack } from '../../domain/invoicing/invoicing.access.ts';
import type { OfficeInvoice } from '../../domain/invoicing/officeInvoice.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { openSteps } from '../../domain/shared/steps.ts';
import type { Reader } from '../platform/db.ts';
import { type Invoice, type InvoiceItem, listInvoices } from './invoices.reads.ts';
import { describeInvoice, stillOpen } from './mailing.reads.ts';

type Whose = { id: number; status: MemberStatus };

/** A household's invoices: drafts first, then by due date, the latest first. */
export async function listOfficeInvoices(db: Reader, household: Whose, language: Language): Promise<OfficeInvoice[]> {
  const invoices = await listInvoices(db, household.id, { direction: 'desc' });
  return invoices.map((invoice) => toOfficeInvoice(invoice, language, household));
}

/** An invoice as the office sees it, with the steps open to it (D43); `giveBack` only if the household is known. */
export function toOfficeInvoice(
  invoice: Invoice,
  language: Language,
  household?: Pick<Whose, 'status'>,
): OfficeInvoice {
  const { id, household_id, type, bill_number, payment_reference, dunning_status } = invoice;
  return {
    id,
    household_id,
    type,
    bill_number,
    payment_reference,
    dunning_status,
    status_id: invoiceStatusIds[invoice.status],
    description: describeInvoice(invoice, language),
    amount: toEuros(invoice.amount_cents),
    paid: toEuros(invoice.paid_cents),
    open_item: toEuros(stillOpen(invoice)),
    date: invoice.date && toWireDay(invoice.date),
    due_date: invoice.due_date && toWireDay(invoice.due_date),
    settled_on: invoice.settled_on && toWireDay(invoice.settled_on),
    created_at: invoice.created_at.toISOString(),
    steps: openSteps(invoiceSteps, invoice.status).filter(
      (step) => step !== 'giveBack' || (household && mayBeGivenBack(household)),
    ),
    persons: invoice.items.map(toPerson),
  };
}

function toPerson({ member_id, first_name, last_name, description, total_cents }: InvoiceItem) {
  const name = [first_name, last_name].filter(Boolean).join(' ') || (description ?? '');
  return { member_id, name, amount: toEuros(total_cents) };
}
