import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';

/** One booked movement of the account as the bank's statement tells it (D42). */
export type BankLine = {
  /** Less than nothing for what left the account. */
  amount_cents: Cents;
  booked_on: Day;
  value_date: Day;
  /** Who paid, or was paid. */
  counterparty_name: string | null;
  counterparty_iban: string | null;
  remittance_text: string | null;
  /** What stands in the field for a reference, ours or somebody else's. */
  structured_reference: string | null;
  end_to_end_id: string | null;
  /** The bank's own name for the movement. */
  bank_reference: string | null;
  /** Something that went the other way before and came back: a returned transfer, a chargeback. */
  is_return: boolean;
};
