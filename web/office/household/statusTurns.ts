import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';

type StatusChange = HouseholdFile['status_history'][number];

/** One turn in the life of a household: changes that somebody made at once, alike for several persons. */
export type StatusTurn = StatusChange & {
  /** Whose status changed, the household itself (null) first. */
  memberIds: (number | null)[];
};

/** Changes that stand one after the other and tell the same of several persons become one line; the order stays. */
export function statusTurns(history: readonly StatusChange[]): StatusTurn[] {
  const turns: StatusTurn[] = [];
  for (const change of history) {
    const last = turns.at(-1);
    if (last && isAlike(last, change)) last.memberIds.push(change.member_id);
    else turns.push({ ...change, memberIds: [change.member_id] });
  }
  return turns.map((turn) => ({ ...turn, memberIds: turn.memberIds.sort((one, other) => (one ?? 0) - (other ?? 0)) }));
}

const ALIKE = [
  'from_status',
  'to_status',
  'changed_at',
  'effective_on',
  'actor',
  'inactive_reason_id',
  'reason',
] as const satisfies (keyof StatusChange)[];

function isAlike(one: StatusChange, other: StatusChange): boolean {
  return ALIKE.every((key) => one[key] === other[key]);
}
