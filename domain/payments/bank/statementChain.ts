import { addDays, type Day, isAfter } from '../../shared/day.ts';
import { type Cents, cents } from '../../shared/money.ts';
import type { AccountStatement } from './accountStatement.ts';

/** A problem of a statement. */
export type StatementWarning =
  /** Opening balance plus entries differ from the closing balance by `cents`. */
  | { kind: 'balance'; name: string | null; cents: Cents }
  /** Days or money between two statements that no statement covers. */
  | { kind: 'gap'; name: string | null; from: Day; to: Day; cents: Cents | null }
  /** Days that another statement covers as well. */
  | { kind: 'overlap'; name: string | null; from: Day; to: Day };

/** Checks that opening balance plus entries equal the closing balance; undefined if the bank states no balances. */
export function balanceWarning(statement: AccountStatement): StatementWarning | undefined {
  const { name, opening_cents, closing_cents, entries_cents } = statement;
  if (opening_cents === null || closing_cents === null) return undefined;
  const missing = closing_cents - opening_cents - entries_cents;
  return missing === 0 ? undefined : { kind: 'balance', name, cents: cents(missing) };
}

/**
 * Gaps and overlaps between the statements of all files, each reported at the later one. A statement follows another if
 * its opening balance equals the other's closing balance, whatever days they state; the same statement read again does
 * not count.
 */
export function chainWarnings(statements: readonly AccountStatement[]): Map<AccountStatement, StatementWarning> {
  const warnings = new Map<AccountStatement, StatementWarning>();
  const known = new Set<string>();
  const reached = new Map<string, AccountStatement>();
  for (const statement of [...statements].sort(inOrder)) {
    const same = JSON.stringify({ ...statement, number: null });
    if (known.has(same)) continue;
    known.add(same);
    const before = reached.get(statement.iban);
    const warning = before && between(before, statement);
    if (warning) warnings.set(statement, warning);
    if (!before || lastOf(statement) >= lastOf(before)) reached.set(statement.iban, statement);
  }
  return warnings;
}

function between(before: AccountStatement, after: AccountStatement): StatementWarning | undefined {
  const { last_day: reached } = before;
  const { first_day: from, last_day: to } = after;
  if (!reached || !from || !to) return undefined;
  const apart = apartOf(before, after);
  if (apart === 0) return undefined;
  if (isAfter(from, reached)) return gapOf(before, after, { reached, from, apart });
  // without balances, two statements of one day may cover different parts of it
  if (apart === null && from === to && from === reached) return undefined;
  return { kind: 'overlap', name: after.name, from, to: isAfter(to, reached) ? reached : to };
}

/** The difference between one closing and the next opening balance; null without balances. */
function apartOf({ closing_cents }: AccountStatement, { opening_cents }: AccountStatement): Cents | null {
  return closing_cents === null || opening_cents === null ? null : cents(opening_cents - closing_cents);
}

type Between = { reached: Day; from: Day; apart: Cents | null };

/** Without balances, the bank's own statement numbers show that one is missing. */
function gapOf(
  before: AccountStatement,
  { name, number }: AccountStatement,
  { reached, from, apart }: Between,
): StatementWarning | undefined {
  const skips = before.number !== null && number !== null && number > before.number + 1;
  if (apart === null && !skips) return undefined;
  const next = addDays(reached, 1);
  return { kind: 'gap', name, from: next, to: laterOf(next, addDays(from, -1)), cents: apart };
}

function laterOf(one: Day, other: Day): Day {
  return isAfter(one, other) ? one : other;
}

function inOrder(one: AccountStatement, other: AccountStatement): number {
  const key = ({ iban, first_day, last_day, number }: AccountStatement) =>
    `${iban} ${first_day ?? ''} ${last_day ?? ''} ${String(number ?? 0).padStart(15, '0')}`;
  return key(one) < key(other) ? -1 : Number(key(one) > key(other));
}

function lastOf({ last_day }: AccountStatement): string {
  return last_day ?? '';
}
