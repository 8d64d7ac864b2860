import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { calendarDays } from './calendar.ts';

const TODAY = day('2027-01-25');
const nothing = { money_rests: false, waiting_until: null, owed: [] };

it.each([
  ['a due date of today', { owed: [{ due_date: day('2027-01-25') }] }, [['due-2027-01-25', '2027-01-25']]],
  ['no due date of yesterday', { owed: [{ due_date: day('2027-01-24') }] }, []],
  ['no invoice without a due date', { owed: [{ due_date: null }] }, []],
  [
    'one event for two invoices that are due on one day',
    { owed: ['2027-02-01', '2027-02-15', '2027-02-01'].map((due) => ({ due_date: day(due) })) },
    [
      ['due-2027-02-01', '2027-02-01'],
      ['due-2027-02-15', '2027-02-15'],
    ],
  ],
  [
    'one event for a due date on the first day after waiting',
    { waiting_until: day('2027-04-02'), owed: [{ due_date: day('2027-04-03') }] },
    [['due-2027-04-03', '2027-04-03']],
  ],
  ['the first day after waiting', { waiting_until: day('2027-04-02') }, [['begin', '2027-04-03']]],
  [
    'no due date while money rests',
    { money_rests: true, waiting_until: day('2027-04-02'), owed: [{ due_date: day('2027-02-01') }] },
    [['begin', '2027-04-03']],
  ],
])('a calendar has %s', (_what, facts, expected) => {
  const days = calendarDays({ ...nothing, ...facts }, TODAY);

  expect(days.map(({ key, on }) => [key, on])).toEqual(expected);
});
