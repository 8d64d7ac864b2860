import { expect, it } from 'vitest';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { groupStatusChanges } from './groupStatusChanges.ts';

type StatusChange = HouseholdFile['status_history'][number];

const submitted = {
  from_status: 'new',
  to_status: 'waiting',
  changed_at: '2027-01-02T09:30:00.000Z',
  effective_on: '02.01.2027' as StatusChange['effective_on'],
  actor: null,
  inactive_reason_id: null,
  reason: null,
} as const;

it('a change for everybody at once is one line, a different change another', () => {
  const ended = { ...submitted, from_status: 'waiting', to_status: 'inactive', inactive_reason_id: 5 } as const;
  const history: StatusChange[] = [
    { ...ended, id: 5, member_id: 2, inactive_reason_id: 2 },
    { ...ended, id: 4, member_id: null },
    { ...submitted, id: 3, member_id: 2 },
    { ...submitted, id: 2, member_id: 1 },
    { ...submitted, id: 1, member_id: null },
  ];

  expect(groupStatusChanges(history).map(({ id, memberIds }) => [id, memberIds])).toEqual([
    [5, [2]],
    [4, [null]],
    [3, [null, 1, 2]],
  ]);
});

it('an empty history has no lines', () => {
  expect(groupStatusChanges([])).toEqual([]);
});
