import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../../../domain/office/householdHistory.ts';
import { groupStatusChanges } from './groupStatusChanges.ts';

type StatusChange = Extract<HistoryEntry, { source: 'status' }>;

const submitted = {
  source: 'status',
  from_status: 'new',
  to_status: 'waiting',
  at: '2027-01-02T09:30:00.000Z',
  effective_on: '02.01.2027' as StatusChange['effective_on'],
  by: null,
  inactive_reason_id: null,
  words: null,
} as const;

it('a change for everybody at once is one entry, a different change another', () => {
  const ended = { ...submitted, from_status: 'waiting', to_status: 'inactive', inactive_reason_id: 5 } as const;
  const history: HistoryEntry[] = [
    { ...ended, id: 5, person: 'Can', inactive_reason_id: 2 },
    { ...ended, id: 4, person: null },
    { source: 'news', id: 9, at: submitted.at, title: 'Willkommen', is_read: true },
    { ...submitted, id: 3, person: 'Can' },
    { ...submitted, id: 2, person: 'Ayşe' },
    { ...submitted, id: 1, person: null },
  ];

  const groups = groupStatusChanges(history);

  expect(groups.map((entry) => [entry.id, 'persons' in entry && entry.persons])).toEqual([
    [5, ['Can']],
    [4, [null]],
    [9, false],
    [3, [null, 'Can', 'Ayşe']],
  ]);
});

it('an empty history has no entries', () => {
  expect(groupStatusChanges([])).toEqual([]);
});
