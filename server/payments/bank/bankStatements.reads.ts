import type { AccountStatement } from '../../../domain/payments/bank/accountStatement.ts';
import type { BankStatement, StatementWarning as Told } from '../../../domain/payments/bank/bankAnswers.ts';
import { balanceWarning, chainWarnings, type StatementWarning } from '../../../domain/payments/bank/statementChain.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../../domain/shared/money.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { listAccountStatements, listStatements, type StatementRecord } from './statements.reads.ts';

/** The bank files that were read, the latest first. */
export async function listBankStatements({ db }: Ask): Promise<BankStatement[]> {
  const warnings = await findWarnings(db);
  return (await listStatements(db)).map((record) => toStatement(record, warnings.get(record.id) ?? []));
}

export async function getBankStatement({ db }: Ask, id: number): Promise<BankStatement> {
  const [statement] = await listStatements(db, id);
  if (!statement) throw new Error(`the statement ${id} is gone`);
  return toStatement(statement, (await findWarnings(db)).get(id) ?? []);
}

/** Warnings by file, computed on each read because a gap may close or open with every new file. */
async function findWarnings(db: Reader): Promise<Map<number, StatementWarning[]>> {
  const files = await listAccountStatements(db);
  const chain = chainWarnings(files.toReversed().flatMap(({ accounts }) => accounts));
  const of = (statement: AccountStatement) => [balanceWarning(statement), chain.get(statement)];
  return new Map(
    files.map(({ id, accounts }) => [id, accounts.flatMap(of).filter((warning) => warning !== undefined)]),
  );
}

function toStatement(record: StatementRecord, warnings: readonly StatementWarning[]): BankStatement {
  const { id, file_name, left_out } = record;
  return {
    id,
    file_name,
    left_out,
    first_day: wireOrNull(record.first_day),
    last_day: wireOrNull(record.last_day),
    created_at: record.created_at.toISOString(),
    lines: record.line_count,
    known: record.known_count,
    skipped: record.skipped_count,
    booked: record.booked_count,
    booked_amount: toEuros(record.booked_cents),
    undecided: record.undecided_count,
    dismissed: record.dismissed_count,
    statements: record.accounts.map((one) => ({
      name: one.name,
      first_day: wireOrNull(one.first_day),
      last_day: wireOrNull(one.last_day),
      opening: eurosOrNull(one.opening_cents),
      entries: toEuros(one.entries_cents),
      closing: eurosOrNull(one.closing_cents),
    })),
    warnings: warnings.map(toTold),
  };
}

function toTold(warning: StatementWarning): Told {
  const { kind, name } = warning;
  if (kind === 'balance') return { kind, name, missing: toEuros(warning.cents) };
  const days = { from: toWireDay(warning.from), to: toWireDay(warning.to) };
  return kind === 'overlap' ? { kind, name, ...days } : { kind, name, ...days, missing: eurosOrNull(warning.cents) };
}

function eurosOrNull(amount: Cents | null): number | null {
  return amount === null ? null : toEuros(amount);
}

function wireOrNull(day: Day | null) {
  return day && toWireDay(day);
}
