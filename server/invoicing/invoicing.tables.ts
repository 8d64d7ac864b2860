import type { Generated, GeneratedAlways } from 'kysely';
import type { FeeBasis, FeeType } from '../../domain/invoicing/fees.ts';
import type { InvoiceStatusId, InvoiceType } from '../../domain/invoicing/invoice.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';

declare module '../platform/db.ts' {
  interface Tables {
    fees: FeesTable;
    bill_number_counters: BillNumberCountersTable;
    sale_invoices: SaleInvoicesTable;
    sale_invoice_items: SaleInvoiceItemsTable;
    invoice_history: InvoiceHistoryTable;
    own_amounts: OwnAmountsTable;
  }
}

type FeesTable = {
  id: Generated<number>;
  type: FeeType;
  basis: FeeBasis;
  age_from: number;
  age_to: number;
  amount_cents: Cents;
  valid_from: Day;
  valid_to: Day | null;
};

/** The last number given in a year; its row is locked until the invoice is committed, so no number is left out (D38). */
type BillNumberCountersTable = { year: number; last_no: number };

type SaleInvoicesTable = {
  id: Generated<number>;
  household_id: number;
  type: InvoiceType;
  status_id: InvoiceStatusId;
  bill_number: string;
  payment_reference: string;
  /** The calendar year that an annual contribution is for. */
  billed_year: number;
  /** Set only on a manual invoice; other titles are made in the reader's language. */
  description: string | null;
  amount_cents: Cents;
  paid_cents: Generated<Cents>;
  dunning_status: Generated<number>;
  created_at: Date;
  date: Day | null;
  due_date: Day | null;
  /** The value date of the payment that brought the last missing cent. */
  settled_on: Day | null;
  /** Of a void invoice: the one that was confirmed in its place (decision 87). */
  replaced_by: Generated<number | null>;
  /** Of an invoice that the office has made by hand. */
  idempotency_key: Generated<string | null>;
  /** Whose it was before that household was merged into this one (decision 109). */
  merged_from: Generated<number | null>;
};

type SaleInvoiceItemsTable = {
  id: Generated<number>;
  sale_invoice_id: number;
  /** Null on a manual invoice, and once the person was deleted: the name stays. */
  member_id: number | null;
  basis: FeeBasis | null;
  description: string | null;
  amount_cents: Cents;
  tax_cents: Generated<Cents>;
  total_cents: GeneratedAlways<Cents>;
  first_name: string | null;
  last_name: string | null;
  /** The amount is not that of the fee table (decision 99). */
  is_own_amount: Generated<boolean>;
};

/** What a person pays for a year in place of the table's contribution. */
type OwnAmountsTable = {
  member_id: number;
  year: number;
  amount_cents: Cents;
  reason: string;
  asked_by: number | null;
  /** Null if it took effect without a second person. */
  agreed_by: number | null;
  agreed_at: Date;
};

/** The due date of an invoice and whether it was given up, before a change; written by a trigger (decision 57). */
type InvoiceHistoryTable = {
  id: Generated<number>;
  sale_invoice_id: number;
  /** Null: unknown. */
  due_date: Day | null;
  given_up: boolean;
  /** Whether the reminders began again with the change (D44). */
  is_due_anew: boolean;
  /** The day of the change; if `is_day_known` is false, the last day on which it may have been. */
  held_until: Day;
  is_day_known: Generated<boolean>;
  written_at: Date;
};
