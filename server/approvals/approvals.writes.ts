import { type Insertable, sql } from 'kysely';
import { type ApprovalKind, type ApprovalOutcome, staffKinds } from '../../domain/approvals/approvals.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';
import { isNamedIn } from '../platform/namedIn.ts';
import './approvals.tables.ts';

export async function insertApproval(tx: Tx, row: Insertable<Tables['second_approvals']>): Promise<number> {
  const { id } = await tx.insertInto('second_approvals').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateTakesEffectAt(tx: Tx, id: number, takes_effect_at: Date): Promise<void> {
  await tx.updateTable('second_approvals').set({ takes_effect_at }).where('id', '=', id).execute();
}

export type Decided = {
  outcome: ApprovalOutcome;
  decided_by: number | null;
  decided_at: Date;
  decided_reason: string | null;
  /** Whether the requested values are kept for a review afterwards. */
  keepsWanted: boolean;
};

export async function updateOutcome(tx: Tx, id: number, { keepsWanted, ...decided }: Decided): Promise<void> {
  const emptied = keepsWanted ? {} : { wanted: '{}' };
  await tx
    .updateTable('second_approvals')
    .set({ ...decided, ...emptied })
    .where('id', '=', id)
    .execute();
}

/** Withdraws undecided requests of these kinds of a household. */
export async function withdrawOpen(
  tx: Tx,
  householdId: number,
  kinds: readonly ApprovalKind[],
  by: Pick<Decided, 'decided_by' | 'decided_at'>,
): Promise<void> {
  await tx
    .updateTable('second_approvals')
    .set({ ...by, outcome: 'withdrawn', decided_reason: null, wanted: '{}' })
    .where('household_id', '=', householdId)
    .where('kind', 'in', kinds)
    .where('outcome', 'is', null)
    .execute();
}

/** Withdraws undecided requests about the office's accounts that this account has asked for, or that are about it; returns the ids. */
export async function withdrawAboutStaff(
  tx: Tx,
  accountId: number,
  by: Pick<Decided, 'decided_by' | 'decided_at'>,
): Promise<number[]> {
  const rows = await tx
    .updateTable('second_approvals')
    .set({ ...by, outcome: 'withdrawn', decided_reason: null, wanted: '{}' })
    .where('kind', 'in', staffKinds)
    .where('outcome', 'is', null)
    .where(sql<boolean>`(asked_by = ${accountId} or (wanted ->> 'account_id')::integer = ${accountId})`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes decided approvals that name one of these people. */
export async function deleteApprovalsNaming(tx: Tx, householdId: number, names: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('second_approvals')
    .where('household_id', '=', householdId)
    .where('outcome', 'is not', null)
    .where(isNamedIn(sql`concat_ws(' ', reason, decided_reason, wanted)`, names))
    .execute();
}

/**
 * Deletes approvals decided before this day (Vienna); returns how many. An address that took effect without a second person still
 * needs a review and stays.
 */
export async function deleteDecidedBefore(tx: Tx, before: Day): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_approvals')
    .where('decided_at', 'is not', null)
    .where(sql<boolean>`(outcome <> 'took_effect' or kind not in ('email', 'log_in'))`)
    .where(sql<boolean>`(decided_at at time zone 'Europe/Vienna')::date < ${before}`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteApprovalsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('second_approvals').where('household_id', '=', householdId).execute();
}
