/**
 * What an entry of the cash book is. `payment`: a household has paid. `income`: other money, such as change from the bank.
 * `deposit`: brought to the bank. `difference`: what a count found too much or too little.
 */
export const cashKinds = ['payment', 'income', 'deposit', 'expense', 'difference'] as const;
export type CashKind = (typeof cashKinds)[number];

/** What a clerk enters in the cash book itself. */
export const cashMovements = ['deposit', 'expense', 'income'] as const satisfies readonly CashKind[];
export type CashMovement = (typeof cashMovements)[number];

/** Whether money leaves the cash box with it. */
export function leavesBox(movement: CashMovement): boolean {
  return movement !== 'income';
}
