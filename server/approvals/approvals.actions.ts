import { refuse } from '../../domain/approvals/approvals.refusals.ts';
import {
  type ApprovalOutcome,
  DAYS_ALONE,
  isUndecided,
  type WantedDecision,
} from '../../domain/approvals/approvals.ts';
import type { Day } from '../../domain/shared/day.ts';
import { accountOf } from '../platform/actor.ts';
import type { Reader } from '../platform/db.ts';
import type { Change } from '../platform/work.ts';
import {
  type ApprovalRecord,
  countOtherStaff,
  findApproval,
  getLocked,
  hasUnreviewedAddress,
  listOpenApprovals,
} from './approvals.reads.ts';
import {
  deleteApprovalsNaming,
  deleteApprovalsOf,
  deleteDecidedBefore,
  insertApproval,
  updateOutcome,
  updateTakesEffectAt,
} from './approvals.writes.ts';

export type NewApproval = WantedDecision & {
  household_id: number;
  /** In the words of who asks. */
  reason: string | null;
  idempotency_key?: string | undefined;
};

const DAY_MS = 86_400_000;

/**
 * Notes what one person of the office wants and a second one has to agree to (decision 40). Where nobody else could, it takes
 * effect by itself after three days. Another wish for an address takes the place of one that waits. The caller holds the
 * household's lock.
 */
export async function addApproval(change: Change, wish: NewApproval): Promise<ApprovalRecord> {
  if (wish.kind !== 'refund') await dropWishesForAddress(change, wish.household_id);
  const asked_by = accountOf(change.actor);
  const isAlone = (await countOtherStaff(change.tx, asked_by)) === 0;
  const id = await insertApproval(change.tx, {
    ...{ household_id: wish.household_id, kind: wish.kind, reason: wish.reason, asked_by, asked_at: change.now },
    wanted: JSON.stringify(wish.wanted),
    idempotency_key: wish.idempotency_key ?? null,
    takes_effect_at: isAlone ? endOfWait(change) : null,
  });
  return (await findApproval(change.tx, id)) ?? refuse('approval_not_found');
}

/** Nobody else of the office is left who could agree: the wait begins. */
export async function beginWait(change: Change, { id }: { id: number }): Promise<void> {
  await updateTakesEffectAt(change.tx, id, endOfWait(change));
}

/** The address that waits, or took effect by itself, is wanted no more. */
export async function dropWishesForAddress(change: Change, householdId: number): Promise<void> {
  for (const one of await listOpenApprovals(change.tx, householdId)) {
    if (one.kind !== 'refund' && one.outcome === null)
      await closeApproval(change, one, { outcome: 'withdrawn', reason: null });
  }
}

/** One that nobody has decided yet, locked; `approval_not_found`, `approval_already_decided`. */
export async function lockUndecidedApproval(change: Change, id: number): Promise<ApprovalRecord> {
  const approval = await getLocked(change.tx, id);
  return isUndecided(approval) ? approval : refuse('approval_already_decided');
}

/** What has become of it; what was wanted is forgotten, unless somebody has to look at it afterwards. */
export async function closeApproval(
  change: Change,
  { id, kind }: Pick<ApprovalRecord, 'id' | 'kind'>,
  { outcome, reason }: { outcome: ApprovalOutcome; reason: string | null },
): Promise<void> {
  await updateOutcome(change.tx, id, {
    ...{ outcome, decided_by: accountOf(change.actor), decided_at: change.now, decided_reason: reason },
    keepsWanted: isUndecided({ kind, outcome }),
  });
}

/** Refuses with `documents_wait_for_second_person` where the log-in's address was changed by one person alone. */
export async function assertDocumentsOpen(db: Reader, householdId: number): Promise<void> {
  if (await hasUnreviewedAddress(db, householdId)) return refuse('documents_wait_for_second_person');
}

/** Takes what was wanted, and why, out of the database with the household. */
export async function eraseApprovals(change: Change, householdId: number): Promise<void> {
  await deleteApprovalsOf(change.tx, householdId);
}

/** The same of those that are decided and name somebody who is erased while the household stays. */
export async function eraseApprovalsNaming(
  change: Change,
  householdId: number,
  names: readonly string[],
): Promise<void> {
  await deleteApprovalsNaming(change.tx, householdId, names);
}

/** Forgets what was decided before this day; answers how many. What still waits for somebody stays. */
export async function forgetDecidedBefore(change: Change, before: Day): Promise<number> {
  return deleteDecidedBefore(change.tx, before);
}

function endOfWait({ now }: Change): Date {
  return new Date(now.getTime() + DAYS_ALONE * DAY_MS);
}
