import type { BankLine } from './bankLine.ts';

/**
 * Texts that tell the lines of one statement of an account from each other and are the same in every file that holds
 * them (D42): day, amount and the bank's reference; where there is none, what the bank says of the payer and the purpose.
 * Lines that are alike in all that are counted within the statement, so that two equal gifts of a day are two.
 */
export function identitiesOf(iban: string, lines: readonly BankLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const alike = JSON.stringify([iban, line.booked_on, line.amount_cents, ...namesOf(line)]);
    const count = (counts.get(alike) ?? 0) + 1;
    counts.set(alike, count);
    return `${alike}#${count}`;
  });
}

function namesOf(line: BankLine): (string | null)[] {
  if (line.bank_reference !== null) return [line.bank_reference];
  const { value_date, end_to_end_id, counterparty_name, counterparty_iban } = line;
  return [
    value_date,
    end_to_end_id,
    counterparty_iban,
    counterparty_name,
    line.structured_reference,
    line.remittance_text,
  ];
}
