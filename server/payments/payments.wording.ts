import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import { type Cents, formatEuro } from '../../domain/shared/money.ts';
import type { Invoice, InvoiceHead } from '../invoicing/invoices.reads.ts';
import { describeInvoice, pdfOf, stillOpen, transferDetails } from '../invoicing/mailing.reads.ts';
import { type Message, message } from '../messages.ts';
import { say, type WordingKey } from '../words.ts';

const PAYMENTS = { label: 'payments.link', path: '/payment' } as const;

/** Thanks for a paid invoice, and says that nothing is left to do. */
export const paidMessage = message('payments.paid', (invoice: InvoiceHead, { language }) => ({
  says: ['intro', invoice.status === 'over_paid' ? 'tooMuch' : [], 'nothingToDo'],
  values: {
    description: describeInvoice(invoice, language),
    date: toWireDay(invoice.settled_on ?? invoice.date ?? invoice.due_date ?? fail(invoice)),
  },
  link: PAYMENTS,
}));

/** `paidMessage` for many invoices: equal texts are rendered once. */
export function paidMessages(): typeof paidMessage {
  const known = new Map<string, Message>();
  return (invoice) => (reader) => {
    const { type, billed_year, description, status, settled_on, date, due_date } = invoice;
    const key = JSON.stringify([reader.language, type, billed_year, description, status, settled_on, date, due_date]);
    const message = known.get(key) ?? paidMessage(invoice)(reader);
    known.set(key, message);
    return message;
  };
}

/** `wasSettled`: if true, only the reversed amount is owed; otherwise something was missing before. */
type Returned = { invoice: Invoice; amount_cents: Cents; wasSettled: boolean; association: Association };

/** The bank returned a payment: what is owed again, until when, and how to pay it. */
export const returnedMessage = message('payments.returned', (returned: Returned, { language }) =>
  owedAgain(returned, language, returned.wasSettled ? 'payments.returned.pay' : 'payments.returned.payAll'),
);

/** A payment was booked for the wrong invoice and is unassigned: as `returnedMessage`, and that it was our mistake. */
export const unassignedMessage = message('payments.unassigned', (unassigned: Returned, { language }) =>
  owedAgain(unassigned, language, 'payments.unassigned.pay'),
);

function owedAgain({ invoice, amount_cents, association }: Returned, language: Language, pay: WordingKey) {
  const owed = { amount: formatEuro(stillOpen(invoice)), date: toWireDay(invoice.due_date ?? fail(invoice)) };
  return {
    says: ['intro', [say(language, pay, owed), transferDetails(invoice, language, association)]],
    values: { description: describeInvoice(invoice, language), amount: formatEuro(amount_cents) },
    link: PAYMENTS,
    attachments: [pdfOf(invoice)],
  } as const;
}

function fail({ id }: InvoiceHead): never {
  throw new Error(`the confirmed invoice ${id} has no date`);
}
