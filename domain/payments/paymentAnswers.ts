import { z } from 'zod';
import { euros, id, instant, wireDay } from '../shared/fields.ts';

/** A payment as the office sees it, or a part of one: an invoice's share, a refund's share, or the unallocated rest. */
export const officePayment = z.object({
  id,
  /** Null for free money and for what was refunded. */
  sale_invoice_id: id.nullable(),
  refund_id: id.nullable(),
  value_date: wireDay,
  amount: euros,
  counterparty_name: z.string().nullable(),
  counterparty_iban: z.string().nullable(),
  remittance_text: z.string().nullable(),
  returned_on: wireDay.nullable(),
  created_at: instant,
  /** A bank file brought it: if it was booked by mistake, the line can be decided again. */
  is_from_bank_file: z.boolean(),
  /** A bank line, or a count of the cash, confirms it; what one person alone has booked cannot be refunded (decision 40). */
  is_seen_at_bank: z.boolean(),
  /** It was taken at the counter; the cash book reverses it (decision 91). */
  is_cash: z.boolean(),
  /** It was booked by hand by mistake and no longer counts since `returned_on`. */
  is_withdrawn: z.boolean(),
});

/** A refund to a household (decision 19). */
export const refund = z.object({
  id,
  household_id: id,
  amount: euros,
  value_date: wireDay,
  recipient_name: z.string().nullable(),
  recipient_iban: z.string().nullable(),
  reason: z.string(),
  created_at: instant,
  /** A bank line confirms it. */
  is_confirmed: z.boolean(),
  /** When it was undone because it was booked by mistake. */
  undone_at: instant.nullable(),
});

/** A household's share of a transfer, and its invoices that would be owed again if the bank returned the transfer. */
export const wouldReturn = z.object({
  household_id: id,
  membership_no: z.string(),
  name: z.string(),
  amount: euros,
  /** How much of it was already refunded; the household would have to pay that again (decision 19). */
  refunded: euros,
  /** `open_item`: what would then be owed. */
  bills: z.array(z.object({ bill_number: z.string(), open_item: euros })),
});

export type OfficePayment = z.output<typeof officePayment>;
export type OfficeRefund = z.output<typeof refund>;
export type WouldReturn = z.output<typeof wouldReturn>;
