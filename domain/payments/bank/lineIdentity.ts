import type { BankLine } from './bankLine.ts';
import { sameText } from './bankText.ts';

/** A line with its identity: a text that is unique in its account and the same in every file that contains the line. */
export type IdentifiedLine = { line: BankLine; identity: string; is_perhaps_known: boolean };

type Statement = { iban: string; lines: readonly BankLine[] };

/**
 * Identifies the lines of a file (D42) by account, day, amount and the bank's reference; without a reference, by what
 * the bank says about payer and purpose. Equal lines of one statement are counted, so that two equal gifts of a day are
 * two. If two statements of a file contain an equal line without a reference, it may be the same one: it gets the next
 * number, and a person decides.
 */
export function identified(statements: readonly Statement[]): IdentifiedLine[] {
  const earlier = new Map<string, number>();
  return statements.flatMap((statement) => {
    const counts = new Map<string, number>();
    const found = statement.lines.map((line) => {
      const alike = JSON.stringify([
        statement.iban,
        line.booked_on,
        line.amount_cents,
        ...namesOf(line).map((name) => name && sameText(name)),
      ]);
      const count = (counts.get(alike) ?? 0) + 1;
      counts.set(alike, count);
      const before = line.bank_reference === null ? (earlier.get(alike) ?? 0) : 0;
      return { line, identity: `${alike}#${before + count}`, is_perhaps_known: before > 0 };
    });
    for (const [alike, count] of counts) earlier.set(alike, (earlier.get(alike) ?? 0) + count);
    return found;
  });
}

function namesOf(line: BankLine): (string | null)[] {
  if (line.bank_reference !== null) return [line.bank_reference];
  const { value_date, end_to_end_id } = line;
  const { counterparty_name, counterparty_iban } = line.identified_by ?? line;
  return [
    line.impossible_date ?? value_date,
    end_to_end_id,
    counterparty_iban,
    counterparty_name,
    line.structured_reference,
    line.remittance_text,
  ];
}
