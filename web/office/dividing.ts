import type { OfficeBankLine } from '../../domain/office/bankAnswers.ts';
import { minusEuros } from '../../domain/shared/money.ts';
import { amountToSend } from './amountText.ts';

export type DivisibleBill = OfficeBankLine['named_bills'][number];

/** The bills among which a line may be divided: those that it names, then those that it may be for, each once. */
export function billsToDivide({ named_bills, proposals }: OfficeBankLine): DivisibleBill[] {
  const bills: DivisibleBill[] = [...named_bills, ...proposals];
  return bills.filter(
    ({ sale_invoice_id: id }, place) => bills.findIndex(({ sale_invoice_id }) => sale_invoice_id === id) === place,
  );
}

/** Euros that are for no bill yet, below nothing for too much; undefined while what is typed is no amount. */
export function leftToDivide(amount: number, typed: readonly string[]): number | undefined {
  const amounts = typed.map((text) => amountToSend(text) ?? 0);
  if (!amounts.every((one) => typeof one === 'number')) return undefined;
  return amounts.reduce(minusEuros, amount);
}
