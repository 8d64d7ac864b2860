import { expect, it } from 'vitest';
import { toDo } from '../../../domain/office/officeAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { oldestOf, toDoKinds } from './toDoKinds.ts';

it('every list of the answer is a kind, and who has died stands first', () => {
  const lists = Object.entries(toDo.shape).filter(([, shape]) => shape.type === 'array');
  expect(toDoKinds.toSorted()).toEqual(lists.map(([name]) => name).toSorted());
  expect(toDoKinds[0]).toBe('deaths');
});

it('the oldest is found in days and in instants, in whatever order the rows are', () => {
  const request = { household_id: 1, membership_no: '1', name: 'A', id: 1, member_id: 1, field: 'last_name' as const };
  expect(
    oldestOf('change_requests', [
      { ...request, created_at: '2027-03-05T10:00:00.000Z' },
      { ...request, created_at: '2027-03-01T23:30:00.000Z' },
    ]),
  ).toBe(day('2027-03-02'));
  expect(
    oldestOf('cash_days', [
      { day: '05.03.2027' as never, needs: 'count' },
      { day: '28.02.2027' as never, needs: 'count' },
    ]),
  ).toBe(day('2027-02-28'));
  expect(oldestOf('erasable', [])).toBeUndefined();
});
