import { euroField } from '../shared/fields.ts';
import { type Cents, cents } from '../shared/money.ts';

/** The largest payment: far above any fee, to catch typing errors. */
export const LARGEST_PAYMENT = cents(100_000_000);

/** The most that is booked for one invoice, because paid amounts are stored as 32-bit integers. */
const MOST_PAID = cents(2_000_000_000);

/** The refusal for the amount of a payment on an invoice with `paid` cents booked already. */
export function amountProblem(amount: Cents, paid: Cents = cents(0)): 'invalid_amount' | 'to_high' | undefined {
  if (amount <= 0) return 'invalid_amount';
  return amount > LARGEST_PAYMENT || amount > MOST_PAID - paid ? 'to_high' : undefined;
}

/** The field for a payment's amount; checked with `amountProblem`. */
export const paidAmount = euroField.superRefine((amount, context) => {
  const message = amountProblem(amount);
  if (message) context.addIssue({ code: 'custom', message });
});
