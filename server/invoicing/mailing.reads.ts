import { formatCreditorReference } from '../../domain/invoicing/creditorReference.ts';
import { formatIban } from '../../domain/invoicing/iban.ts';
import { openItem } from '../../domain/invoicing/invoice.ts';
import type { Association } from '../../domain/shared/association.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Cents } from '../../domain/shared/money.ts';
import type { Attachment } from '../platform/mail/mailData.ts';
import { say } from '../words.ts';
import type { Invoice } from './invoices.reads.ts';

/** The attachment kind of the invoice's PDF. */
export const INVOICE_PDF = 'invoice_pdf';

/** The fields from which the owed amount follows. */
export type Owed = Pick<Invoice, 'status' | 'amount_cents' | 'paid_cents'>;

/** What is still owed on an invoice. */
export function stillOpen({ status, amount_cents, paid_cents }: Owed): Cents {
  return openItem(status, amount_cents, paid_cents);
}

/** The fields from which an invoice's title follows. */
export type DescribedInvoice = Pick<Invoice, 'type' | 'description' | 'billed_year'>;

/** The invoice's title in the reader's language: `Jahresbeitrag 2027`. */
export function describeInvoice({ type, description, billed_year }: DescribedInvoice, language: Language): string {
  switch (type) {
    case 'sirf':
      return say(language, 'invoicing.description.sirf');
    case 'siac':
      return say(language, 'invoicing.description.siac', { year: billed_year });
    case 'sim':
      return description ?? say(language, 'invoicing.description.sim');
  }
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
