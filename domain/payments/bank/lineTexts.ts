import type { BankLine } from './bankLine.ts';

type Told = Pick<BankLine, 'structured_reference' | 'end_to_end_id' | 'remittance_text' | 'bank_text'>;

/** All texts in which the payer, or the bank for them, may name an invoice or a member. */
export function textsOf(line: Told): (string | null)[] {
  return [line.structured_reference, line.end_to_end_id, line.remittance_text, line.bank_text];
}
