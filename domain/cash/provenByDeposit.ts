import type { Cents } from '../shared/money.ts';

/** A cash payment in the order in which it was taken. */
export type TakenCash = { bank_transaction_id: number; amount_cents: Cents };

/**
 * Which payments a deposit proves that the bank has told of: those taken since the deposit before, the oldest first, as long as
 * their sum fits into the deposit.
 */
export function provenByDeposit<P extends TakenCash>(deposit: Cents, taken: readonly P[]): P[] {
  let sum = 0;
  return taken.filter(({ amount_cents }) => {
    sum += amount_cents;
    return sum <= deposit;
  });
}
