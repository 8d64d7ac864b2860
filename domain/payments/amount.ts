import { euroField } from '../shared/fields.ts';
import { type Cents, cents } from '../shared/money.ts';

/** The most that one payment brings: far above any fee, so that a slip of the finger is noticed. */
const LARGEST_PAYMENT = cents(100_000_000);

/** The most that is booked for one invoice: what is paid is kept as a whole number of 32 bits. */
const MOST_PAID = cents(2_000_000_000);

/** What is wrong with the amount of a payment for an invoice on which `paid` is booked already. */
export function amountProblem(amount: Cents, paid: Cents = cents(0)): 'invalid_amount' | 'to_high' | undefined {
  if (amount <= 0) return 'invalid_amount';
  return amount > LARGEST_PAYMENT || amount > MOST_PAID - paid ? 'to_high' : undefined;
}

/** Field for the amount of a payment; checked with `amountProblem`. */
export const paidAmount = euroField.superRefine((amount, context) => {
  const message = amountProblem(amount);
  if (message) context.addIssue({ code: 'custom', message });
});
