import type { InvoiceType } from '../../domain/invoicing/invoice.ts';
import { defineNews } from '../platform/news.ts';

export type InvoiceNews = { id: number; household_id: number; type: InvoiceType };

/** A draft was confirmed: it is open, or paid at once if its total is 0. */
export const invoiceConfirmed = defineNews<InvoiceNews>('invoicing.confirmed');

/** The office has given up a confirmed invoice, or reopened it (D43). */
export const invoiceStepTaken = defineNews<InvoiceNews>('invoicing.step_taken');
