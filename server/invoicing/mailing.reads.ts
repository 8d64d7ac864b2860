import { formatCreditorReference } from '../../domain/invoicing/creditorReference.ts';
import { formatIban } from '../../domain/invoicing/iban.ts';
import type { Association } from '../../domain/shared/association.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Attachment } from '../platform/mail/letter.ts';
import { say } from '../words.ts';
import { describeInvoice, type Owed, stillOpen } from './invoices.letters.ts';
import type { Invoice, InvoiceHead } from './invoices.reads.ts';
import { INVOICE_PDF } from './invoicing.letters.ts';

/** What other topics say of an invoice in their mails. */

/** The invoice's title in the reader's language: `Jahresbeitrag 2027`. */
export function invoiceName(invoice: InvoiceHead, language: Language): string {
  return describeInvoice(invoice, language);
}

/** What is still owed on it. */
export function amountOwed(invoice: Owed): Cents {
  return stillOpen(invoice);
}

/** The transfer details, line by line. */
export function transferDetails(
  invoice: Pick<Invoice, 'payment_reference'>,
  language: Language,
  association: Association,
): string {
  const { account_holder, iban, bic } = association;
  const reference = formatCreditorReference(invoice.payment_reference);
  return say(language, 'invoicing.mail.transfer', {
    recipient: account_holder,
    iban: formatIban(iban),
    bic,
    reference,
  });
}

/** The invoice's PDF as an attachment, rendered when the mail is sent. */
export function pdfOf(invoice: Pick<Invoice, 'id'>): Attachment {
  return { kind: INVOICE_PDF, id: invoice.id };
}
