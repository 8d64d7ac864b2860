import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountStatement } from '../../domain/payments/bank/accountStatement.ts';
import type { LeftOut } from '../../domain/payments/bank/leftOut.ts';
import type { LineDoubt } from '../../domain/payments/bank/lineDoubt.ts';
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

/** A bank file that was read; its lines are bank transactions. */
type BankStatementsTable = {
  id: Generated<number>;
  file_digest: string;
  file_name: string;
  first_day: Day | null;
  last_day: Day | null;
  line_count: number;
  /** The number of lines that an earlier file contained already. */
  known_count: number;
  /** The number of entries that are not booked yet, or are over 0. */
  skipped_count: number;
  /** Account, days and balances of each statement in the file. */
  accounts: JSONColumnType<AccountStatement[]>;
  /** What was left out of the file, by name. */
  left_out: JSONColumnType<LeftOut[]>;
  created_by: number | null;
  created_at: Date;
};

/** `statement`: a line of a bank statement; `manual`: booked by hand; `cash`: taken at the counter. */
export const paymentSources = ['statement', 'manual', 'cash'] as const;
export type PaymentSource = (typeof paymentSources)[number];

type BankTransactionsTable = {
  id: Generated<number>;
  /**
   * The transaction's unique reference at the bank, so that it is booked once; after a return it may be booked by hand again.
   */
  transaction_key: string;
  source: PaymentSource;
  /** Null while the line is undecided. */
  household_id: number | null;
  value_date: Day;
  /** Negative for debits, which only bank files contain. */
  amount_cents: Cents;
  counterparty_name: string | null;
  counterparty_iban: string | null;
  remittance_text: string | null;
  payment_reference: string | null;
  returned_on: Day | null;
  created_by: number | null;
  created_at: Date;
  /** This and the following fields: only for lines of bank files. */
  statement_id: Generated<number | null>;
  booked_on: Generated<Day | null>;
  bank_reference: Generated<string | null>;
  end_to_end_id: Generated<string | null>;
  structured_reference: Generated<string | null>;
  is_return: Generated<boolean>;
  /** Why it came back: a code of ISO 20022. */
  return_code: Generated<string | null>;
  ultimate_name: Generated<string | null>;
  bank_text: Generated<string | null>;
  /** The bank's value date, if another day counts. */
  told_date: Generated<string | null>;
  /** Why a line is never booked automatically, determined when it was read. */
  doubt: Generated<LineDoubt | null>;
  /** The staff member who assigned the line to a household. */
  decided_by: Generated<number | null>;
  /** A clerk unassigned it: it is never booked automatically again. */
  is_left_to_person: Generated<boolean>;
  /** When a clerk dismissed the line; it belongs to no household. */
  dismissed_at: Generated<Date | null>;
  dismissed_by: Generated<number | null>;
  dismissed_reason: Generated<string | null>;
  /** When a clerk split the line: its parts count instead of it. */
  split_at: Generated<Date | null>;
  split_from: Generated<number | null>;
  /** The payment that this debit returned; the whole transfer if it was split. */
  takes_back: Generated<number | null>;
  /** When a payment that was booked by hand in error was withdrawn; it does not count since `returned_on`. */
  withdrawn_at: Generated<Date | null>;
  /** The payment booked by hand that this bank line confirms: the payment counts, the line does not. */
  confirms: Generated<number | null>;
  /** Of cash: since when a second person has counted it, or the bank has told of its deposit (decision 91). */
  counted_at: Generated<Date | null>;
  /** Allocated and refunded cents; triggers keep it up to date (migration 0030). */
  spent_cents: GeneratedAlways<Cents>;
  /** Unallocated cents; negative if the bank returned a payment that we had already refunded. */
  rest_cents: GeneratedAlways<Cents>;
  /** Whose it was before that household was merged into this one (decision 109). */
  merged_from: Generated<number | null>;
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

/** Refunds to households. */
type RefundsTable = {
  id: Generated<number>;
  household_id: number;
  amount_cents: Cents;
  /** The day on which the money left the account. */
  value_date: Day;
  recipient_name: string | null;
  recipient_iban: string | null;
  reason: string;
  /** The bank line that confirms it. */
  bank_transaction_id: Generated<number | null>;
  idempotency_key: string | null;
  created_by: number | null;
  created_at: Date;
  /** The staff member who undid it, because it was booked by mistake. */
  undone_by: Generated<number | null>;
  undone_at: Generated<Date | null>;
};

/** How much of which payment was refunded. */
type RefundPartsTable = {
  refund_id: number;
  bank_transaction_id: number;
  amount_cents: Cents;
};
