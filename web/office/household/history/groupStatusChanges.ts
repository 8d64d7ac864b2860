import type { HistoryEntry } from '../../../../domain/office/householdHistory.ts';

type StatusChange = Extract<HistoryEntry, { source: 'status' }>;

/** An entry as it is shown; a change of status names everybody whose status changed with it. */
export type ShownEntry =
  | Exclude<HistoryEntry, StatusChange>
  /** Null is the household, and comes first. */
  | (Omit<StatusChange, 'person'> & { persons: (string | null)[] });

type Group = Extract<ShownEntry, { source: 'status' }>;

/** Combines consecutive changes of status that are equal except for the person; the order stays. */
export function groupStatusChanges(entries: readonly HistoryEntry[]): ShownEntry[] {
  const shown: ShownEntry[] = [];
  for (const entry of entries) {
    if (entry.source !== 'status') {
      shown.push(entry);
      continue;
    }
    const { person, ...change } = entry;
    const last = shown.at(-1);
    if (last?.source === 'status' && isSameChange(last, change)) {
      if (person === null) last.persons.unshift(person);
      else last.persons.push(person);
    } else shown.push({ ...change, persons: [person] });
  }
  return shown;
}

const COMPARED_KEYS = [
  'from_status',
  'to_status',
  'at',
  'effective_on',
  'by',
  'inactive_reason_id',
  'words',
] as const satisfies (keyof Group)[];

function isSameChange(one: Group, other: Omit<Group, 'persons'>): boolean {
  return COMPARED_KEYS.every((key) => one[key] === other[key]);
}
