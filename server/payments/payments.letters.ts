import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { type Cents, formatEuro } from '../../domain/shared/money.ts';
import type { Invoice, InvoiceHead } from '../invoicing/invoices.reads.ts';
import { amountOwed, invoiceName, pdfOf, transferDetails } from '../invoicing/mailing.reads.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { say } from '../words.ts';

const PATH = '/payment';

/** Thanks for a paid invoice, and says that nothing is left to do. */
export function paidMessage(invoice: InvoiceHead, { language }: Pick<Recipient, 'language'>): Message {
  const description = invoiceName(invoice, language);
  const date = toWireDay(invoice.settled_on ?? invoice.date ?? invoice.due_date ?? fail(invoice));
  return {
    subject: say(language, 'payments.paid.subject', { description }),
    paragraphs: [
      say(language, 'payments.paid.intro', { description, date }),
      ...(invoice.status === 'over_paid' ? [say(language, 'payments.paid.tooMuch')] : []),
      say(language, 'payments.paid.nothingToDo'),
    ],
    link: { label: say(language, 'payments.link'), path: PATH },
  };
}

/** `paidMessage` for many invoices: equal texts are rendered once. */
export function paidMessages(): typeof paidMessage {
  const known = new Map<string, Message>();
  return (invoice, reader) => {
    const { type, billed_year, description, status, settled_on, date, due_date } = invoice;
    const key = JSON.stringify([reader.language, type, billed_year, description, status, settled_on, date, due_date]);
    const message = known.get(key) ?? paidMessage(invoice, reader);
    known.set(key, message);
    return message;
  };
}

/** `wasSettled`: if true, only the reversed amount is owed; otherwise something was missing before. */
type Returned = { invoice: Invoice; amount_cents: Cents; wasSettled: boolean; association: Association };

/** The bank reversed a payment: what is owed again, until when, and how to pay it. */
export function returnedMessage(returned: Returned, { language }: Recipient): Message {
  const { invoice, amount_cents } = returned;
  const description = invoiceName(invoice, language);
  return {
    subject: say(language, 'payments.returned.subject', { description }),
    paragraphs: [
      say(language, 'payments.returned.intro', { description, amount: formatEuro(amount_cents) }),
      say(language, returned.wasSettled ? 'payments.returned.pay' : 'payments.returned.payAll', owed(invoice)),
      transferDetails(invoice, language, returned.association),
    ],
    link: { label: say(language, 'payments.link'), path: PATH },
    attachments: [pdfOf(invoice)],
  };
}

/** A payment was booked for the wrong invoice and is unassigned: as `returnedMessage`, and that it was our mistake. */
export function unassignedMessage(unassigned: Returned, { language }: Recipient): Message {
  const { invoice, amount_cents } = unassigned;
  const description = invoiceName(invoice, language);
  return {
    subject: say(language, 'payments.released.subject', { description }),
    paragraphs: [
      say(language, 'payments.released.intro', { description, amount: formatEuro(amount_cents) }),
      say(language, 'payments.released.pay', owed(invoice)),
      transferDetails(invoice, language, unassigned.association),
    ],
    link: { label: say(language, 'payments.link'), path: PATH },
    attachments: [pdfOf(invoice)],
  };
}

function owed(invoice: Invoice) {
  return { amount: formatEuro(amountOwed(invoice)), date: toWireDay(invoice.due_date ?? fail(invoice)) };
}

function fail({ id }: InvoiceHead): never {
  throw new Error(`the confirmed invoice ${id} has no date`);
}
