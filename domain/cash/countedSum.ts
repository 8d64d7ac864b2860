import { LARGEST_PAYMENT } from '../payments/amount.ts';
import { euroField } from '../shared/fields.ts';

/** What somebody has counted in the cash box; it may be empty. */
export const countedSum = euroField.superRefine((amount, context) => {
  if (amount < 0) context.addIssue({ code: 'custom', message: 'invalid_amount' });
  if (amount > LARGEST_PAYMENT) context.addIssue({ code: 'custom', message: 'to_high' });
});
