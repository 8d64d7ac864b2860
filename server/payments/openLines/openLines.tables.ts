import type { Generated } from 'kysely';
import type { Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    open_bank_lines: OpenBankLinesTable;
    open_line_households: OpenLineHouseholdsTable;
    open_line_changes: OpenLineChangesTable;
  }
}

/** Every undecided bank line; triggers keep the rows (decision 75). */
type OpenBankLinesTable = {
  id: number;
  value_date: Day;
  amount_cents: Cents;
  /** Whether the following fields are filled in, and nothing that they depend on has changed since. */
  is_judged: Generated<boolean>;
  /** Whether anything is proposed for it. */
  has_proposal: Generated<boolean>;
  /** Whether exactly this amount is owed on something that is proposed or named. */
  amount_fits: Generated<boolean>;
  /** Whether it names a household by a number, an account or a name. */
  names_household: Generated<boolean>;
  /** Everything that is written on it, folded for searching. */
  search_text: Generated<string>;
  /** The words of payer and purpose, folded. */
  words: Generated<string[]>;
};

/** The households that an open line seems to be from. */
type OpenLineHouseholdsTable = {
  bank_transaction_id: number;
  household_id: number;
  /** Whether the line holds the household's reminders. */
  is_held: boolean;
};

/** What has changed since the open lines were judged. */
type OpenLineChangesTable = {
  id: Generated<number>;
  household_id: number | null;
  /** An open amount, or negative what was refunded. */
  cents: Cents | null;
  bank_transaction_id: number | null;
};
