import type { Generated } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';

declare module '../platform/db.ts' {
  interface Tables {
    bank_transactions: BankTransactionsTable;
    payment_allocations: PaymentAllocationsTable;
  }
}

type BankTransactionsTable = {
  id: Generated<number>;
  /** Names the transaction at the bank, so that it is booked once; by hand again after a return. */
  transaction_key: string;
  source: 'camt' | 'manual';
  household_id: number | null;
  value_date: Day;
  amount_cents: Cents;
  counterparty_name: string | null;
  counterparty_iban: string | null;
  remittance_text: string | null;
  payment_reference: string | null;
  returned_on: Day | null;
  created_by: number | null;
  created_at: Date;
};

type PaymentAllocationsTable = {
  id: Generated<number>;
  bank_transaction_id: number;
  sale_invoice_id: number;
  amount_cents: Cents;
  created_by: number | null;
  created_at: Date;
  reversed_at: Date | null;
};
