import { z } from 'zod';
import { euroRefusedWith } from '../shared/fields.ts';
import { type Cents, cents, toEuros } from '../shared/money.ts';

/** Far above any cost of a burial, to catch typing errors. */
const LARGEST_LIMIT = cents(10_000_000);

const OUT_OF_RANGE = 'number_out_of_range';

/** A whole number, both ends included. */
export function wholeNumber({ from, to }: { from: number; to: number }) {
  const notANumber = ({ input }: { input?: unknown }) => (isMissing(input) ? undefined : OUT_OF_RANGE);
  return z.int({ error: notANumber }).min(from, OUT_OF_RANGE).max(to, OUT_OF_RANGE);
}

/** A limit in euro on the wire, in cents after parsing; null: no limit. */
export const euroLimit = euroRefusedWith('invalid_fee')
  .superRefine((amount, context) => {
    if (amount < 0 || amount > LARGEST_LIMIT) context.addIssue({ code: 'custom', message: 'invalid_fee' });
  })
  .meta({ minimum: 0, maximum: toEuros(LARGEST_LIMIT) })
  .nullable();

/** `euroLimit` as it is stored, in cents. */
export const centLimit = z
  .int()
  .min(0)
  .max(LARGEST_LIMIT)
  .transform((amount): Cents => cents(amount))
  .nullable();

/** An object with the same schema for each key and no other key. */
export function eachOf<K extends string, T extends z.ZodType>(keys: readonly K[], value: T) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>);
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}
