import { z } from 'zod';
import { euros, id, instant, wireDay } from '../shared/fields.ts';
import { invoiceTypes } from './invoice.ts';

/** The steps that the office takes by hand with an invoice (D43). */
export const officeInvoiceSteps = ['confirm', 'cancel', 'void', 'writeOff', 'reopen', 'giveBack'] as const;
export type OfficeInvoiceStep = (typeof officeInvoiceSteps)[number];

/** An invoice as the office sees it. */
export const officeInvoice = z.object({
  id,
  household_id: id,
  type: z.enum(invoiceTypes),
  status_id: z.int().min(1).max(8),
  description: z.string(),
  bill_number: z.string(),
  payment_reference: z.string(),
  amount: euros,
  paid: euros,
  /** What is still owed. */
  open_item: euros,
  date: wireDay.nullable(),
  due_date: wireDay.nullable(),
  settled_on: wireDay.nullable(),
  dunning_status: z.int().min(0).max(3),
  created_at: instant,
  /** The steps that the office may take now. */
  steps: z.array(z.enum(officeInvoiceSteps)),
  persons: z.array(z.object({ member_id: id.nullable(), name: z.string(), amount: euros })),
});

export type OfficeInvoice = z.output<typeof officeInvoice>;
