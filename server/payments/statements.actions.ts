import type { Insertable } from 'kysely';
import { creditorReference } from '../../domain/invoicing/creditorReference.ts';
import { billsNamed } from '../../domain/payments/billsNamed.ts';
import { doubtOf } from '../../domain/payments/lineDoubt.ts';
import { textsOf } from '../../domain/payments/lineTexts.ts';
import { countingDay } from '../../domain/payments/unlikelyDay.ts';
import type { Day } from '../../domain/shared/day.ts';
import { accountOf } from '../platform/actor.ts';
import type { Tables } from '../platform/db.ts';
import type { BankFile } from './bankFile.actions.ts';
import type { KeyedLine } from './keyedLines.ts';
import type { Staff } from './settling.actions.ts';
import { findStatementByDigest } from './statements.reads.ts';
import { insertNewLines, insertStatement, setKnownCount } from './statements.writes.ts';

export type EnteredStatement = { id: number; isRepeated: boolean };

/**
 * Keeps every line of a file that no file has brought before; nobody has decided about them yet. A line that stands in
 * several files is kept once (`bank_transaction_already_exists`, D42), the same file again changes nothing.
 */
export async function enterStatement(change: Staff, file: BankFile): Promise<EnteredStatement> {
  const made = { created_by: accountOf(change.actor), created_at: change.now };
  const days = file.lines.map(({ booked_on }) => booked_on).sort();
  const id = await insertStatement(change.tx, {
    ...made,
    file_digest: file.digest,
    file_name: file.name,
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    line_count: file.lines.length,
    known_count: 0,
    skipped_count: file.skipped,
    accounts: JSON.stringify(file.statements),
    left_out: JSON.stringify(file.leftOut),
  });
  if (id === undefined) return { id: await findStatementByDigest(change.tx, file.digest), isRepeated: true };
  const rows = file.lines.map((line) => ({ ...rowOf(line, change.today), ...made, statement_id: id }));
  const entered = await insertNewLines(change.tx, rows);
  await setKnownCount(change.tx, id, rows.length - entered);
  return { id, isRepeated: false };
}

type Row = Omit<Insertable<Tables['bank_transactions']>, 'created_at' | 'created_by' | 'statement_id'>;

function rowOf({ statement_day, is_perhaps_known, impossible_date, kind, ...line }: KeyedLine, today: Day): Row {
  const [bill, ...others] = billsNamed(...textsOf(line));
  const days = { today, statementDay: statement_day };
  // what left the account begins nobody's cover, and is told of by its own day
  const value_date = line.amount_cents > 0 ? countingDay(line, days) : line.value_date;
  return {
    ...line,
    value_date,
    told_date: impossible_date ?? (value_date === line.value_date ? null : line.value_date),
    doubt: doubtOf({ ...line, kind, impossible_date, is_perhaps_known }, days),
    source: 'camt',
    household_id: null,
    payment_reference: bill && others.length === 0 ? creditorReference(bill) : null,
    returned_on: null,
  };
}
