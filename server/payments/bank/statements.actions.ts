import type { Insertable } from 'kysely';
import { creditorReference } from '../../../domain/invoicing/creditorReference.ts';
import type { ReadBankStatement } from '../../../domain/payments/bank/bankAnswers.ts';
import { invoicesNamed } from '../../../domain/payments/bank/invoicesNamed.ts';
import { doubtOf } from '../../../domain/payments/bank/lineDoubt.ts';
import { textsOf } from '../../../domain/payments/bank/lineTexts.ts';
import { countingDay } from '../../../domain/payments/bank/unlikelyDay.ts';
import { combinedNamed, combinedReference } from '../../../domain/payments/combinedReference.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { record } from '../../audit/audit.actions.ts';
import { accountOf, type OfficeActor, type SystemActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tables } from '../../platform/db.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { startRun } from '../../platform/runs/runs.ts';
import { ask, inChange } from '../../platform/work.ts';
import { type BankFile, readBankFile } from '../bankFiles/bankFile.actions.ts';
import type { KeyedLine } from '../bankFiles/keyedLines.ts';
import { judgeWaiting } from '../openLines/judging.actions.ts';
import type { Staff } from '../settling.actions.ts';
import { bookBankLines } from './bank.jobs.ts';
import { bookNamedLines } from './bankBooking.actions.ts';
import { listUndecidedOf } from './bankLines.reads.ts';
import { getBankStatement } from './bankStatements.reads.ts';
import { findStatementByDigest } from './statements.reads.ts';
import { insertNewLines, insertStatement, setKnownCount } from './statements.writes.ts';

type Visitor = { context: Context; actor: OfficeActor | SystemActor };

/** So many lines are booked while the clerk waits for the answer: the usual file of an association. */
const BOOKED_AT_ONCE = 200;

/**
 * Reads a bank file, stores each line once, and books those that name one invoice (D42): in the same transaction for a
 * usual file, by a run for a large one. Nothing of a refused file is stored. Refuses as `readBankFile`.
 */
export async function readBankStatement(
  { context, actor }: Visitor,
  upload: Pick<UploadedFile, 'filename' | 'stream'>,
): Promise<ReadBankStatement> {
  const { iban, former_ibans = [] } = context.settings.association;
  const file = await readBankFile(upload, [iban, ...former_ibans]);
  const { id, isRepeated, isBooked } = await inChange(context, actor, async (change) => {
    const entered = await enterStatement(change, file);
    await record(change, { action: 'statement.read', household_id: null, subject_id: entered.id });
    return { ...entered, isBooked: await bookAtOnce(context, change, entered.id) };
  });
  await judgeWaiting(context);
  return { ...(await getBankStatement(ask(context, actor), id)), is_repeated: isRepeated, is_unfinished: !isBooked };
}

/** Returns false if a run has to do it: there are too many lines, or one of them cannot be booked together with the others. */
async function bookAtOnce(context: Context, change: Staff, statement_id: number): Promise<boolean> {
  const lines = await listUndecidedOf(change.db, { statement_id, after: 0, most: BOOKED_AT_ONCE + 1 });
  if (lines.length <= BOOKED_AT_ONCE && (await bookNamedLines(context, change, lines))) return true;
  await startRun(change, bookBankLines, { statement_id });
  return false;
}

type EnteredStatement = { id: number; isRepeated: boolean };

/**
 * Stores every line of a file that no earlier file contained, as undecided. A line that stands in several files is stored
 * once (D42); the same file again changes nothing.
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
  const [reference, ...others] = referencesIn(line);
  const days = { today, statementDay: statement_day };
  // a debit starts nobody's cover, so the bank's own day counts
  const value_date = line.amount_cents > 0 ? countingDay(line, days) : line.value_date;
  return {
    ...line,
    value_date,
    told_date: impossible_date ?? (value_date === line.value_date ? null : line.value_date),
    doubt: doubtOf({ ...line, kind, impossible_date, is_perhaps_known }, days),
    source: 'statement',
    household_id: null,
    payment_reference: reference && others.length === 0 ? reference : null,
    returned_on: null,
  };
}

function referencesIn(line: Parameters<typeof textsOf>[0]): string[] {
  const texts = textsOf(line);
  return [...invoicesNamed(...texts).map(creditorReference), ...combinedNamed(...texts).map(combinedReference)];
}
