import type { Generated } from 'kysely';

declare module '../../platform/db.ts' {
  interface Tables {
    payment_links: PaymentLinksTable;
  }
}

/** A link without log-in; an ended one is deleted (decision 63). */
type PaymentLinksTable = {
  id: Generated<number>;
  household_id: number;
  token_hash: Buffer;
  /** Either an invoice or a combined transfer. */
  sale_invoice_id: number | null;
  combined_transfer_id: number | null;
  created_at: Date;
  expires_at: Date;
};
