import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';

type StatusChange = HouseholdFile['status_history'][number];

/** A change of status that concerned several people at once. */
export type StatusTurn = StatusChange & {
  /** The people whose status changed; null is the household, and comes first. */
  memberIds: (number | null)[];
};

/** Combines consecutive changes that are equal except for the person; the order stays. */
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
