import { expect, it } from 'vitest';
import { memberStatuses } from '../members/memberStatus.ts';
import { inactiveReasonsFor } from '../reference/inactiveReasons.ts';
import { day } from '../shared/day.ts';
import { memberReasonFor, personReactivation, waitsAnew } from './standing.ts';

it('when a household ends, its members end for the same reason, except that a death counts for the main member only', () => {
  const rows = inactiveReasonsFor('household').map(({ id, key }) => {
    const [main, family] = [true, false].map((is_main) => memberReasonFor(id, { is_main }));
    return `${id} ${key}: main member ${main}, family ${family}`;
  });

  expect(rows).toEqual([
    '4 cancelled_by_owner: main member 1, family 1',
    '5 deceased: main member 2, family 25',
    '6 moved_abroad: main member 3, family 3',
    '7 missing_payment: main member 15, family 15',
    '8 multiple_registration: main member 16, family 16',
    '14 other: main member 25, family 25',
  ]);
});

it('nobody is readmitted to a status beyond that of the household', () => {
  const rows = memberStatuses.map((household) =>
    (['new', 'waiting', 'active'] as const).map((previous) => personReactivation(previous, household)).join(' '),
  );

  expect(rows).toEqual([
    'reopen reopen reopen',
    'reopen resumeWaiting resumeWaiting',
    'reopen resumeWaiting reactivate',
    'reopen resumeWaiting reactivate',
  ]);
});

it.each([
  ['2027-02-01', false],
  ['2027-03-03', false],
  ['2027-03-04', true],
  ['2029-06-01', true],
])('somebody who waited, ended on 1 February 2027 and returns on %s waits anew: %s', (today, anew) => {
  expect(waitsAnew(day('2027-02-01'), day(today))).toBe(anew);
});
