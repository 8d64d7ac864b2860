import type { InvoiceNews } from '../invoicing/invoicing.news.ts';
import { defineNews } from '../platform/news.ts';

/** A payment has brought the last missing cent of an invoice, or the invoice turns out to be settled on another day. */
export const invoicePaid = defineNews<InvoiceNews>('payments.invoice_paid');

/** The bank returned a payment, and the invoice that it had settled is owed again. */
export const invoiceReopened = defineNews<InvoiceNews>('payments.invoice_reopened');

/** A payment was booked for the wrong invoice, and the invoice that it had settled is owed again. */
export const invoiceUnassigned = defineNews<InvoiceNews>('payments.invoice_released');

/** A bank line that was dismissed is undecided again. */
export const bankLineTakenUp = defineNews<{ id: number }>('payments.line_taken_up');
