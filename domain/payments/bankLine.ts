import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';

/** Whether a line is one movement, several that the bank does not tell apart to the cent, or what the bank keeps of them. */
export type LineKind = 'movement' | 'not_split' | 'charges';

/** One booked movement of the account as the bank's statement tells it (D42). */
export type BankLine = {
  kind: LineKind;
  /** Less than nothing for what left the account. */
  amount_cents: Cents;
  booked_on: Day;
  value_date: Day;
  /** What the bank wrote as value date where that is no day that there may be, as `9999-12-31`. */
  impossible_date: string | null;
  /** Who paid, or was paid. */
  counterparty_name: string | null;
  counterparty_iban: string | null;
  /** For whom they did: behind PayPal, Wise and the like the payer's own name. */
  ultimate_name: string | null;
  remittance_text: string | null;
  /** What the bank adds in its own words; payers' references stand there as well. */
  bank_text: string | null;
  /** What stands in the field for a reference, ours or somebody else's. */
  structured_reference: string | null;
  end_to_end_id: string | null;
  /** The bank's own name for the movement. */
  bank_reference: string | null;
  /** Something that went the other way before and came back: a returned transfer, a chargeback. */
  is_return: boolean;
};
