import type { OfficeRefund } from '../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import type { RefundRecord } from '../payments/refunds.reads.ts';

/** A refund as the office's screens show it. */
export function toOfficeRefund(record: RefundRecord): OfficeRefund {
  const { amount_cents, value_date, bank_transaction_id, created_at, undone_at, ...refund } = record;
  return {
    ...refund,
    amount: toEuros(amount_cents),
    value_date: toWireDay(value_date),
    created_at: created_at.toISOString(),
    is_confirmed: bank_transaction_id !== null,
    undone_at: undone_at?.toISOString() ?? null,
  };
}
