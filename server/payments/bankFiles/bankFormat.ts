import type { AccountStatement } from '../../../domain/payments/bank/accountStatement.ts';
import type { BankLine } from '../../../domain/payments/bank/bankLine.ts';
import { LeftOuts } from '../../../domain/payments/bank/leftOut.ts';
import { ownIban } from '../../../domain/payments/bank/reading/camtAccount.ts';
import type { Day } from '../../../domain/shared/day.ts';

/** A kind of file in which banks send statements. The list of them is in `bankFile.actions.ts`. */
export type BankFormat = {
  /** Whether a file that begins like this may be of this kind. */
  recognises: (beginning: Buffer) => boolean;
  /**
   * Reads the statements of our accounts. Refuses with `bank_statement_wrong_kind` a file that is of another kind all the same, and
   * with `bank_statement_not_readable`, `bank_statement_entry_not_readable`, `bank_statement_too_long`.
   */
  read: (source: AsyncIterable<Buffer>, room: Room) => Promise<ReadStatement[]>;
};

/** The most lines in one file: a year of the largest association. */
export const MOST_LINES = 50_000;

/**
 * Our IBAN for the number of an account, what was left out, how many more lines are allowed, and the first entry that could
 * not be read; shared by the files of an archive.
 */
export type Room = {
  ownIban: (number: string) => string | undefined;
  leftOut: LeftOuts;
  lines: number;
  unreadable?: { entry: number; field: string } | undefined;
};

export function roomFor(own?: readonly string[]): Room {
  const whose = (number: string) => (own ? ownIban(number, own) : number);
  return { ownIban: whose, leftOut: new LeftOuts(), lines: MOST_LINES };
}

/** One statement of our account in a file: its booked lines, balances and days. */
export type ReadStatement = AccountStatement & {
  lines: BankLine[];
  /** Entries that contain no line. */
  skipped: number;
  made_on: Day | null;
};
