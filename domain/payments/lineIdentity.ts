import type { BankLine } from './bankLine.ts';

/** A line with a text that tells it from all others of its account and is the same in every file that holds it. */
export type IdentifiedLine = { line: BankLine; identity: string; is_perhaps_known: boolean };

type Statement = { iban: string; lines: readonly BankLine[] };

/**
 * What tells the lines of a file apart (D42): account, day, amount and the bank's reference; where there is none, what the
 * bank says of the payer and the purpose. Lines that are alike in all that are counted within their statement, so that two
 * equal gifts of a day are two. Where two statements of one file each hold such a line, nobody knows whether it is the same
 * one: without a reference of the bank's it is counted on, and a person is asked.
 */
export function identified(statements: readonly Statement[]): IdentifiedLine[] {
  const earlier = new Map<string, number>();
  return statements.flatMap((statement) => {
    const counts = new Map<string, number>();
    const found = statement.lines.map((line) => {
      const alike = JSON.stringify([statement.iban, line.booked_on, line.amount_cents, ...namesOf(line)]);
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
  const { value_date, end_to_end_id, counterparty_name, counterparty_iban } = line;
  return [
    line.impossible_date ?? value_date,
    end_to_end_id,
    counterparty_iban,
    counterparty_name,
    line.structured_reference,
    line.remittance_text,
  ];
}
