import type { InvoiceNews } from '../invoicing/invoicing.news.ts';
import { defineNews } from '../platform/news.ts';

/** A payment has brought the last missing cent of an invoice, or is found to have brought it on another day. */
export const invoicePaid = defineNews<InvoiceNews>('payments.invoice_paid');

/** The bank took a payment back, and the invoice that it had settled is owed again. */
export const invoiceReopened = defineNews<InvoiceNews>('payments.invoice_reopened');

/** A payment was booked for whom it was not meant, and the invoice that it had settled is owed again. */
export const invoiceUnassigned = defineNews<InvoiceNews>('payments.invoice_released');
