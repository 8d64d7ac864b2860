import { refuse } from '../../domain/approvals/approvals.refusals.ts';
import {
  type ApprovalOutcome,
  aloneFrom,
  isAboutLogIn,
  isUndecided,
  logInKinds,
  type WantedDecision,
} from '../../domain/approvals/approvals.ts';
import type { Day } from '../../domain/shared/day.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import {
  type ApprovalRecord,
  countOtherStaff,
  findApproval,
  getLocked,
  hasUnreviewedAddress,
} from './approvals.reads.ts';
import {
  deleteApprovalsNaming,
  deleteApprovalsOf,
  deleteDecidedBefore,
  insertApproval,
  updateOutcome,
  updateTakesEffectAt,
  withdrawAboutStaff,
  withdrawOpen,
} from './approvals.writes.ts';

export type NewApproval = WantedDecision & {
  /** Null if it concerns no household. */
  household_id: number | null;
  /** In the words of the person who asks. */
  reason: string | null;
  idempotency_key?: string | undefined;
  /** Who decided it, if that was another one than the actor. */
  asked_by?: number | null | undefined;
};

/**
 * Stores a decision of one staff member that a second one has to approve (decision 40). If there is no second one, it takes
 * effect after three days. A new request for an address replaces a pending one. The caller holds the lock of the household, or of
 * what is decided about.
 */
export async function addApproval(change: Change, wish: NewApproval): Promise<ApprovalRecord> {
  const { household_id, kind, reason } = wish;
  const asked_by = wish.asked_by ?? accountOf(change.actor);
  const wait = endOfWait(change);
  const isAlone = (await countOtherStaff(change.tx, asked_by, aboutAccountOf(wish))) === 0;
  if (isAboutLogIn(kind) && household_id !== null)
    await withdrawOpen(change.tx, household_id, logInKinds, byActor(change));
  const id = await insertApproval(change.tx, {
    household_id,
    kind,
    reason,
    asked_by,
    asked_at: change.now,
    wanted: JSON.stringify(wish.wanted),
    idempotency_key: wish.idempotency_key ?? null,
    takes_effect_at: isAlone ? wait : null,
  });
  const said = reason === null ? {} : { reason };
  await record(change, { action: 'approval.asked', household_id, subject_id: id, ...said });
  return (await findApproval(change.tx, id)) ?? refuse('approval_not_found');
}

/** Starts the three days, because no other staff member is left who could approve. */
export async function beginWait(change: Change, { id }: { id: number }): Promise<void> {
  await updateTakesEffectAt(change.tx, id, endOfWait(change));
}

/** Withdraws requests for an address that are pending or took effect without a second person. */
export async function withdrawEmailApprovals(change: Change, householdId: number): Promise<void> {
  await withdrawOpen(change.tx, householdId, logInKinds, byActor(change));
}

/** Withdraws a request for a code that waits. */
export async function withdrawCodeApprovals(change: Change, householdId: number): Promise<void> {
  await withdrawOpen(change.tx, householdId, ['account_code'], byActor(change));
}

/** Withdraws what an account has asked for about the office's accounts, and what was asked for about it. */
export async function withdrawStaffApprovals(change: Change, accountId: number): Promise<void> {
  const ids = await withdrawAboutStaff(change.tx, accountId, byActor(change));
  await record(
    change,
    ...ids.map((subject_id) => ({ action: 'approval.withdrawn', household_id: null, subject_id }) as const),
  );
}

/** Locks an undecided approval. Refuses with `approval_not_found`, `approval_already_decided`. */
export async function lockUndecidedApproval(change: Change, id: number): Promise<ApprovalRecord> {
  const approval = await getLocked(change.tx, id);
  return isUndecided(approval) ? approval : refuse('approval_already_decided');
}

/** Stores the outcome and deletes the requested values, unless somebody has to review them afterwards. */
export async function closeApproval(
  change: Change,
  { id, kind }: Pick<ApprovalRecord, 'id' | 'kind'>,
  { outcome, reason }: { outcome: ApprovalOutcome; reason: string | null },
): Promise<void> {
  await updateOutcome(change.tx, id, {
    outcome,
    decided_reason: reason,
    ...byActor(change),
    keepsWanted: isUndecided({ kind, outcome }),
  });
}

/** Refuses with `documents_wait_for_second_person` if the log-in's address was changed by one staff member alone. */
export async function assertDocumentsOpen(db: Reader, householdId: number): Promise<void> {
  if (await hasUnreviewedAddress(db, householdId)) return refuse('documents_wait_for_second_person');
}

/** Deletes the approvals of a household, with their values and reasons. */
export async function eraseApprovals(change: Change, householdId: number): Promise<void> {
  await deleteApprovalsOf(change.tx, householdId);
}

/** Deletes decided approvals that name a person who is erased while the household stays. */
export async function eraseApprovalsNaming(
  change: Change,
  householdId: number,
  names: readonly string[],
): Promise<void> {
  await deleteApprovalsNaming(change.tx, householdId, names);
}

/** Deletes approvals that were decided before this day; returns how many. Undecided ones stay. */
export async function forgetDecidedBefore(change: Change, before: Day): Promise<number> {
  return deleteDecidedBefore(change.tx, before);
}

function aboutAccountOf({ wanted }: WantedDecision): number | null {
  return 'account_id' in wanted ? wanted.account_id : null;
}

function byActor({ actor, now }: Change) {
  return { decided_by: accountOf(actor), decided_at: now };
}

function endOfWait({ now }: Change): Date {
  return aloneFrom(now);
}
