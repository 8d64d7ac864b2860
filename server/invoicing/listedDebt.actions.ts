import type { Cents } from '../../domain/shared/money.ts';
import type { Change } from '../platform/context.ts';
import { insertByHand } from './invoicing.writes.ts';

/**
 * Opens one invoice for what a household owed when it was taken over from the former list (decision 102). Unlike every other invoice
 * the household does not hear of it.
 */
export async function enterListedDebt(
  change: Change,
  debt: { household_id: number; description: string; amount_cents: Cents },
): Promise<void> {
  await insertByHand(change, debt);
}
