import type { Block } from '../platform/pdf/pdfDocument.ts';
import { type InvoiceDocument, invoiceEnclosure } from './invoicePdf.wording.ts';

/** An invoice inside a letter: what it is called, its dates and items, and how to pay. */
export function enclosedInvoice(document: InvoiceDocument): Block[] {
  return invoiceEnclosure(document);
}
