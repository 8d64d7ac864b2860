import type { Generated } from 'kysely';

declare module '../../platform/db.ts' {
  interface Tables {
    combined_transfers: CombinedTransfersTable;
    combined_transfer_invoices: CombinedTransferInvoicesTable;
  }
}

/** One transfer for several invoices of a household; the id is the number inside its reference (decision 62). */
type CombinedTransfersTable = { id: Generated<number>; household_id: number; created_at: Date };

type CombinedTransferInvoicesTable = { combined_transfer_id: number; sale_invoice_id: number };
