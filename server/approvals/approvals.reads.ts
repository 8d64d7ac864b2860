import { sql } from 'kysely';
import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import { refuse } from '../../domain/approvals/approvals.refusals.ts';
import {
  type ApprovalKind,
  type ApprovalOutcome,
  type ApprovalState,
  mayAgree,
  type WantedDecision,
  wantedOf,
} from '../../domain/approvals/approvals.ts';
import { type Actor, accountOf } from '../platform/actor.ts';
import type { Page } from '../platform/batch.ts';
import type { Reader, Tx } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './approvals.tables.ts';

/** An action that waits, or waited, for a second person. */
export type ApprovalRecord = ApprovalState & {
  id: number;
  /** Null if it concerns no household. */
  household_id: number | null;
  reason: string | null;
  asked_at: Date;
  /** The name of the staff member who asked; null for a command without a name. */
  asked_by_name: string | null;
  takes_effect_at: Date | null;
  /** How many members the board has beside the one who asked, and the one whom it is about. */
  othersOfBoard: number;
  /** The account of the office that it is about, if it is about one. */
  about_account: number | null;
  wanted: object;
};

/** More than a clerk goes through at once. */
const MOST = 100;

/** The requested action of an undecided approval. */
export function decisionOf({ kind, wanted }: { kind: ApprovalKind; wanted: object }): WantedDecision {
  return { kind, wanted: wantedOf[kind].parse(wanted) } as WantedDecision;
}

export async function findApproval(db: Reader, id: number): Promise<ApprovalRecord | undefined> {
  return approvals(db).where('s.id', '=', id).executeTakeFirst();
}

/** An approval that was requested before with this idempotency key. */
export async function findApprovalByKey(tx: Tx, householdId: number, key: string): Promise<ApprovalRecord | undefined> {
  return approvals(tx)
    .where('s.household_id', '=', householdId)
    .where('s.idempotency_key', '=', key)
    .executeTakeFirst();
}

/** An approval, locked; the caller holds the household's lock. Refuses with `approval_not_found`. */
export async function getLocked(tx: Tx, id: number): Promise<ApprovalRecord> {
  await lockApprovalRow(tx, id);
  return (await findApproval(tx, id)) ?? refuse('approval_not_found');
}

export async function lockApprovalRow(tx: Tx, id: number): Promise<void> {
  await sql`select from second_approvals where id = ${id} for update`.execute(tx);
}

/**
 * Undecided approvals of one household, of none (null) or all, the oldest first; also addresses that took effect without a second
 * person.
 */
export async function listOpenApprovals(db: Reader, householdId?: number | null): Promise<ApprovalRecord[]> {
  return approvals(db)
    .where(isOpen)
    .$if(householdId !== undefined, (query) =>
      query.where('s.household_id', 'is not distinct from', householdId ?? null),
    )
    .orderBy('s.asked_at')
    .orderBy('s.id')
    .limit(MOST)
    .execute();
}

/** Whether the log-in's address was changed by one staff member alone and not approved yet. */
export async function hasUnreviewedAddress(db: Reader, householdId: number): Promise<boolean> {
  const { rows } = await sql`
    select from second_approvals s join households h on h.id = s.household_id join accounts a on a.id = h.account_id
    where s.household_id = ${householdId} and s.kind in ('email', 'log_in') and s.outcome = 'took_effect'
      and a.email_key <> s.wanted ->> 'former_email'`.execute(db);
  return rows.length > 0;
}

/** To which household an application is asked to be joined, if that waits for a second person. */
export async function findAskedJoining(db: Reader, applicationId: number): Promise<number | undefined> {
  const { rows } = await sql<{ household_id: number }>`
    select household_id from second_approvals
    where kind = 'joining' and outcome is null and (wanted ->> 'application_id')::integer = ${applicationId}
    limit 1`.execute(db);
  return rows[0]?.household_id;
}

/** How many other open accounts of staff there are, beside the one that something is about. */
export async function countOtherStaff(
  db: Reader,
  accountId: number | null,
  about: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from accounts
    where role <> 'member' and status = 'active' and id is distinct from ${accountId}::integer
      and id is distinct from ${about}::integer`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Waiting = { id: number; household_id: number | null };

/** Undecided approvals, the oldest first. */
export async function listWaiting(db: Reader, { after, most }: Page): Promise<Waiting[]> {
  return db
    .selectFrom('second_approvals')
    .select(['id', 'household_id'])
    .where('outcome', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

const isOpen = sql<boolean>`(s.outcome is null or s.outcome = 'took_effect' and s.kind in ('email', 'log_in'))`;

const aboutAccount = sql<number | null>`(s.wanted ->> 'account_id')::integer`;

const othersOfBoard = sql<number>`(select count(*)::integer from accounts o
  where o.role = 'board' and o.status = 'active' and o.id is distinct from s.asked_by
    and o.id is distinct from ${aboutAccount})`;

function approvals(db: Reader) {
  return db
    .selectFrom('second_approvals as s')
    .leftJoin('accounts as a', 'a.id', 's.asked_by')
    .select(['s.id', 's.household_id', 's.kind', 's.wanted', 's.reason', 's.asked_by', 's.asked_at'])
    .select(['s.takes_effect_at', 's.outcome', staffNameOf('a').as('asked_by_name')])
    .select([othersOfBoard.as('othersOfBoard'), aboutAccount.as('about_account')])
    .$narrowType<{ outcome: ApprovalOutcome | null }>();
}

/** An approval as the office sees it; `is_own` if the reader asked for it. */
export function toApproval(record: ApprovalRecord, actor: Actor): Approval {
  const { id, household_id, kind, reason, asked_by, asked_by_name, outcome } = record;
  return {
    id,
    household_id,
    kind,
    reason,
    asked_by: asked_by_name,
    asked_at: record.asked_at.toISOString(),
    is_own: asked_by === accountOf(actor),
    may_agree: actor.kind === 'office' && mayAgree(actor, record),
    takes_effect_at: record.takes_effect_at?.toISOString() ?? null,
    took_effect: outcome === 'took_effect',
  };
}
