import { reasonOfRefusal } from '../../domain/audit/alone.ts';
import type { AuditAction } from '../../domain/shared/auditActions.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/context.ts';
import { countAttempt, deleteAttemptsBefore, findRoom } from './attempts.writes.ts';

/** More different attempts of one account in an hour are counted in one row, so that nobody fills the table. */
export const MOST_IN_AN_HOUR = 200;

const HOUR_MS = 3_600_000;

export type Attempt = {
  account_id: number;
  /** Null for a look at what the board alone sees. */
  tried: AuditAction | null;
  refusal: { key: string; kind: string };
  household_id: number | null;
};

/** Notes that the office tried something and was refused, so that the board reads it; the same within an hour is counted. */
export async function noteAttempt({ tx, now }: Change, { account_id, tried, refusal, household_id }: Attempt) {
  const reason = reasonOfRefusal(refusal);
  if (!reason) return;
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const row = { account_id, hour, tried, refusal: refusal.key, reason, household_id, last_at: now };
  const { isKnown, others } = await findRoom(tx, row);
  const rest = { tried: null, refusal: 'too_many_requests', reason: 'too_often', household_id: null } as const;
  await countAttempt(tx, isKnown || others < MOST_IN_AN_HOUR ? row : { ...row, ...rest });
}

/** Deletes attempts from before this day; returns how many. */
export async function forgetAttemptsBefore(change: Change, before: Day): Promise<number> {
  return deleteAttemptsBefore(change.tx, before);
}
