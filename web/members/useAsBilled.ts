import { useEffect } from 'react';
import type { FeeFact } from '../../domain/members/feeFacts.ts';

type BilledForm<V> = { values: V; settle: (part: (stored: V) => V) => void };

/**
 * Resets fields that a confirmed fee locks to their stored values: an older draft or another tab may have left other
 * values, which nobody could change or send.
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
