import { useEffect } from 'react';
import type { FeeFact } from '../../domain/members/feeFacts.ts';

type BilledForm<V> = { values: V; settle: (part: (stored: V) => V) => void };

/**
 * What a confirmed fee was reckoned from stands in the form as it is stored: a draft from before the confirmation, or
 * another tab's confirmation, may have left something else there, which nobody could change or send.
 */
export function useAsBilled<V extends Partial<Record<FeeFact, string>>>(
  form: BilledForm<V>,
  billed: readonly FeeFact[],
  stored: V,
): void {
  const differing = billed.filter((field) => form.values[field] !== stored[field]);
  useEffect(() => {
    if (differing.length === 0) return;
    const facts = Object.fromEntries(differing.map((field) => [field, stored[field]]));
    form.settle((values) => ({ ...values, ...facts }));
  });
}
