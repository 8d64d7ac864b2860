import { createHash } from 'node:crypto';
import type { BankLine } from '../../../domain/payments/bankLine.ts';
import { type IdentifiedLine, identified } from '../../../domain/payments/lineIdentity.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { ReadStatement } from './statementBuilder.ts';

/** A line with the key that it has in every file that holds it. */
export type KeyedLine = BankLine & {
  transaction_key: string;
  /** When its statement was made, or the last day of it. */
  statement_day: Day | null;
  /** Another statement of the same file tells of one that is alike in all: whether they are one, only a person can say. */
  is_perhaps_known: boolean;
};

/** The lines of a file's statements, each once: two statements may hold the same day. */
export function keyed(statements: readonly ReadStatement[]): KeyedLine[] {
  const lines = new Map<string, KeyedLine>();
  const days = new Map<BankLine, Day | null>();
  for (const { lines: own, made_on, last_day } of statements)
    for (const line of own) days.set(line, made_on ?? last_day);
  for (const { line, identity, is_perhaps_known } of identified(statements)) {
    const transaction_key = keyOf(identity);
    if (lines.has(transaction_key)) continue;
    lines.set(transaction_key, { ...line, transaction_key, is_perhaps_known, statement_day: days.get(line) ?? null });
  }
  return [...lines.values()];
}

function keyOf(identity: IdentifiedLine['identity']): string {
  return `camt/${createHash('sha256').update(identity).digest('hex')}`;
}
