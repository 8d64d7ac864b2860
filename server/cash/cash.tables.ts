import type { Generated } from 'kysely';
import type { CashKind } from '../../domain/cash/cashKinds.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';

declare module '../platform/db.ts' {
  interface Tables {
    cash_counters: CashCountersTable;
    cash_entries: CashEntriesTable;
    cash_closings: CashClosingsTable;
    cash_deposit_lines: CashDepositLinesTable;
  }
}

type CashCountersTable = { year: number; last_no: number };

/** The cash book: an entry is reversed by another one, never changed. */
type CashEntriesTable = {
  id: Generated<number>;
  year: number;
  no: number;
  kind: CashKind;
  day: Day;
  /** Negative if it left the cash box. */
  amount_cents: Cents;
  /** This and the next: only of a payment. */
  household_id: number | null;
  bank_transaction_id: number | null;
  text: string | null;
  reverses: number | null;
  /** The count that contains it. */
  cash_closing_id: Generated<number | null>;
  idempotency_key: string | null;
  created_by: number | null;
  created_at: Date;
};

/** Counts of the cash box. */
type CashClosingsTable = {
  id: Generated<number>;
  day: Day;
  expected_cents: Cents;
  counted_cents: Cents;
  difference_reason: string | null;
  closed_by: number | null;
  closed_at: Date;
  /** Who has counted as the second person. */
  agreed_by: Generated<number | null>;
  agreed_at: Generated<Date | null>;
};

/** The bank line that tells of a deposit. */
type CashDepositLinesTable = {
  cash_entry_id: number;
  bank_transaction_id: number;
  told_by: number | null;
  told_at: Date;
};
