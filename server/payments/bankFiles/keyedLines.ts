import { createHash } from 'node:crypto';
import type { BankLine } from '../../../domain/payments/bank/bankLine.ts';
import { type IdentifiedLine, identified } from '../../../domain/payments/bank/lineIdentity.ts';
import { visibleLine } from '../../../domain/payments/bank/visibleLine.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { ReadStatement } from './bankFormat.ts';

/** A line with its key, which is the same in every file that contains the line; its texts are without invisible signs. */
export type KeyedLine = BankLine & {
  transaction_key: string;
  /** The day on which its statement was made, or the statement's last day. */
  statement_day: Day | null;
  /** Another statement in the same file has an identical line: only a clerk can say whether they are the same. */
  is_perhaps_known: boolean;
};

/** The lines of a file's statements, each once, although two statements may cover the same day. */
export function keyed(statements: readonly ReadStatement[]): KeyedLine[] {
  const lines = new Map<string, KeyedLine>();
  const days = new Map<BankLine, Day | null>();
  for (const { lines: own, made_on, last_day } of statements)
    for (const line of own) days.set(line, made_on ?? last_day);
  for (const { line, identity, is_perhaps_known } of identified(statements)) {
    const transaction_key = keyOf(identity);
    if (lines.has(transaction_key)) continue;
    const { identified_by: _identified, ...visible } = visibleLine(line);
    lines.set(transaction_key, {
      ...visible,
      transaction_key,
      is_perhaps_known,
      statement_day: days.get(line) ?? null,
    });
  }
  return [...lines.values()];
}

function keyOf(identity: IdentifiedLine['identity']): string {
  return `camt/${createHash('sha256').update(identity).digest('hex')}`;
}
