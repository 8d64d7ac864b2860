import type { Day } from '../../shared/day.ts';
import type { Cents } from '../../shared/money.ts';

/**
 * `movement`: one transaction. `not_split`: several that cannot be separated to the cent. `charges`: what the bank
 * keeps.
 */
export type LineKind = 'movement' | 'not_split' | 'charges';

/** One booked transaction of a bank statement (D42). */
export type BankLine = {
  kind: LineKind;
  /** Negative for debits. */
  amount_cents: Cents;
  booked_on: Day;
  value_date: Day;
  /** The bank's value date if it is not a possible day, for example `9999-12-31`. */
  impossible_date: string | null;
  /** The payer or payee. */
  counterparty_name: string | null;
  counterparty_iban: string | null;
  /** The ultimate payer or payee: behind PayPal, Wise and the like the real person. */
  ultimate_name: string | null;
  remittance_text: string | null;
  /** The bank's own text, which may contain the payer's reference. */
  bank_text: string | null;
  /** The content of the reference field, ours or a foreign one. */
  structured_reference: string | null;
  end_to_end_id: string | null;
  /** The bank's identifier of the transaction. */
  bank_reference: string | null;
  /** Whether an earlier transaction came back: a returned transfer, a chargeback. */
  is_return: boolean;
  /** Why it came back, as a code of ISO 20022 (`AC04`). */
  return_code: string | null;
  /** The party by which the line is identified (`lineIdentity.ts`); without it, payer and account above. */
  identified_by?: { counterparty_name: string | null; counterparty_iban: string | null } | undefined;
};
