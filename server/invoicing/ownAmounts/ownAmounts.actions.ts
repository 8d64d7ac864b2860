import type { Cents } from '../../../domain/shared/money.ts';
import type { Change } from '../../platform/context.ts';
import {
  deleteOwnAmount,
  deleteOwnAmountsBefore,
  emptyOwnReasonsNaming,
  upsertOwnAmount,
} from './ownAmounts.writes.ts';

export type DecidedAmount = {
  member_id: number;
  year: number;
  /** Null: the table's contribution again. */
  amount_cents: Cents | null;
  reason: string;
  asked_by: number | null;
  agreed_by: number | null;
};

/** Stores what a person pays for a year, or that the table counts again. The caller holds the household's lock. */
export async function storeOwnAmount(change: Change, { amount_cents, ...decided }: DecidedAmount): Promise<void> {
  const { member_id, year } = decided;
  if (amount_cents === null) await deleteOwnAmount(change.tx, member_id, year);
  else await upsertOwnAmount(change.tx, { ...decided, amount_cents, agreed_at: change.now });
}

/** Deletes own amounts of years whose bookkeeping need not be kept any more; returns how many. */
export async function forgetOwnAmountsBefore(change: Change, year: number): Promise<number> {
  return deleteOwnAmountsBefore(change.tx, year);
}

/** For a person who is erased while the household stays; their own amounts go with them. */
export async function eraseOwnReasonsNaming(
  change: Change,
  householdId: number,
  names: readonly string[],
): Promise<void> {
  await emptyOwnReasonsNaming(change.tx, householdId, names);
}
