import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const cashRefusals = {
  cash_entry_not_found: { kind: 'missing', params: [] },
  cash_closing_not_found: { kind: 'missing', params: [] },
  /** The day has been counted; `date` is the last counted day. */
  cash_day_counted: { kind: 'state', params: ['date'] },
  /** More would leave the cash box than is in it. */
  cash_not_enough: { kind: 'state', params: ['balance'] },
  /** A colleague has entered or counted something since the screen was loaded. */
  cash_changed_meanwhile: { kind: 'state', params: [] },
  cash_nothing_to_count: { kind: 'state', params: [] },
  /** It is reversed already, is itself a counter-entry, or is the difference of a count. */
  cash_entry_not_reversible: { kind: 'state', params: [] },
  /** A bank line tells of the deposit. */
  cash_deposit_told: { kind: 'state', params: [] },
  /** Another amount, a day before the deposit or long after it, or the line or the deposit is decided already. */
  cash_deposit_does_not_fit: { kind: 'state', params: [] },
  cash_already_agreed: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(cashRefusals);
