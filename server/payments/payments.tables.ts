import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountStatement } from '../../domain/payments/accountStatement.ts';
import type { LeftOut } from '../../domain/payments/leftOut.ts';
import type { LineDoubt } from '../../domain/payments/lineDoubt.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';

declare module '../platform/db.ts' {
  interface Tables {
    bank_statements: BankStatementsTable;
    bank_transactions: BankTransactionsTable;
    payment_allocations: PaymentAllocationsTable;
    refunds: RefundsTable;
    refund_parts: RefundPartsTable;
  }
}

/** A file of the bank that was read; its lines are bank transactions. */
type BankStatementsTable = {
  id: Generated<number>;
  file_digest: string;
  file_name: string;
  first_day: Day | null;
  last_day: Day | null;
  line_count: number;
  /** Lines that an earlier file had brought. */
  known_count: number;
  /** Entries that are not booked yet, or move nothing. */
  skipped_count: number;
  /** What each statement in it says of itself. */
  accounts: JSONColumnType<AccountStatement[]>;
  /** What brought no line, by name. */
  left_out: JSONColumnType<LeftOut[]>;
  created_by: number | null;
  created_at: Date;
};

type BankTransactionsTable = {
  id: Generated<number>;
  /** Names the transaction at the bank, so that it is booked once; by hand again after a return. */
  transaction_key: string;
  source: 'camt' | 'manual';
  /** Null while nobody has decided whose it is. */
  household_id: number | null;
  value_date: Day;
  /** Less than nothing for what left the account: only the bank's own files tell of that. */
  amount_cents: Cents;
  counterparty_name: string | null;
  counterparty_iban: string | null;
  remittance_text: string | null;
  payment_reference: string | null;
  returned_on: Day | null;
  created_by: number | null;
  created_at: Date;
  /** What only the bank's own files tell. */
  statement_id: Generated<number | null>;
  booked_on: Generated<Day | null>;
  bank_reference: Generated<string | null>;
  end_to_end_id: Generated<string | null>;
  structured_reference: Generated<string | null>;
  is_return: Generated<boolean>;
  ultimate_name: Generated<string | null>;
  bank_text: Generated<string | null>;
  /** What the bank told as value date where that is not the day that counts. */
  told_date: Generated<string | null>;
  /** Why a line is never booked by itself, known when it was read. */
  doubt: Generated<LineDoubt | null>;
  /** Who of the office said whose money it is. */
  decided_by: Generated<number | null>;
  /** Somebody took it back: it is never booked by itself again. */
  is_left_to_person: Generated<boolean>;
  /** It belongs to no household: somebody said why. */
  laid_aside_at: Generated<Date | null>;
  laid_aside_by: Generated<number | null>;
  laid_aside_reason: Generated<string | null>;
  /** Somebody said which part of it is whose: the parts count, it does not. */
  divided_at: Generated<Date | null>;
  divided_from: Generated<number | null>;
  /** The payment that this debit took back, of a divided transfer the whole. */
  takes_back: Generated<number | null>;
  /** It was booked by hand by mistake, and counts no more since `returned_on`. */
  withdrawn_at: Generated<Date | null>;
  /** The payment booked by hand of which this line of the bank's tells: the payment counts, the line does not. */
  confirms: Generated<number | null>;
  /** What of it counts for invoices or was paid back; the database keeps it true (migration 0030). */
  spent_cents: GeneratedAlways<Cents>;
  /** What of a payment is for no invoice; below nothing where the bank took back what had been paid back already. */
  rest_cents: GeneratedAlways<Cents>;
};

type PaymentAllocationsTable = {
  id: Generated<number>;
  bank_transaction_id: number;
  sale_invoice_id: number;
  amount_cents: Cents;
  created_by: number | null;
  created_at: Date;
  reversed_at: Date | null;
  idempotency_key: Generated<string | null>;
};

/** Money that went back to a household. */
type RefundsTable = {
  id: Generated<number>;
  household_id: number;
  amount_cents: Cents;
  /** The day on which it left the account. */
  value_date: Day;
  recipient_name: string | null;
  recipient_iban: string | null;
  reason: string;
  /** The bank's own line that tells of it. */
  bank_transaction_id: Generated<number | null>;
  idempotency_key: string | null;
  created_by: number | null;
  created_at: Date;
  /** It was booked by mistake. */
  undone_by: Generated<number | null>;
  undone_at: Generated<Date | null>;
};

/** How much of which payment was paid back. */
type RefundPartsTable = {
  refund_id: number;
  bank_transaction_id: number;
  amount_cents: Cents;
};
