import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';

type StatusChange = HouseholdFile['status_history'][number];

/** A change of status that concerned several people at once. */
export type StatusChangeGroup = StatusChange & {
  /** The people whose status changed; null is the household, and comes first. */
  memberIds: (number | null)[];
};

/** Combines consecutive changes that are equal except for the person; the order stays. */
export function groupStatusChanges(history: readonly StatusChange[]): StatusChangeGroup[] {
  const groups: StatusChangeGroup[] = [];
  for (const change of history) {
    const last = groups.at(-1);
    if (last && isSameChange(last, change)) last.memberIds.push(change.member_id);
    else groups.push({ ...change, memberIds: [change.member_id] });
  }
  return groups.map((turn) => ({ ...turn, memberIds: turn.memberIds.sort((one, other) => (one ?? 0) - (other ?? 0)) }));
}

const COMPARED_KEYS = [
  'from_status',
  'to_status',
  'changed_at',
  'effective_on',
  'actor',
  'inactive_reason_id',
  'reason',
] as const satisfies (keyof StatusChange)[];

function isSameChange(one: StatusChange, other: StatusChange): boolean {
  return COMPARED_KEYS.every((key) => one[key] === other[key]);
}
