import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import {
  activeFrom,
  isNewborn,
  isWaitingOver,
  lastSettlement,
  waitingDaysLeft,
  waitingStart,
  waitingUntil,
} from './waitingPeriod.ts';

describe('the waiting period', () => {
  // proves: state.waiting-period, constant.waiting-period
  it('started on 2 January 2027, it lasts until 2 April and membership begins on 3 April', () => {
    const until = waitingUntil(day('2027-01-02'));

    expect(until).toBe('2027-04-02');
    expect(activeFrom(until)).toBe('2027-04-03');
  });

  // departs: constant.waiting-period
  it.each([
    ['2027-01-02', '2026-12-20', '2027-01-02'],
    ['2026-12-20', '2027-01-02', '2027-01-02'],
    ['2027-01-02', '2027-01-02', '2027-01-02'],
  ])('submitted on %s and paid on %s, it starts on %s', (submittedOn, settledOn, start) => {
    expect(waitingStart(day(submittedOn), day(settledOn))).toBe(start);
  });

  it('does not start before both have happened', () => {
    expect(waitingStart(day('2027-01-02'), null)).toBeUndefined();
    expect(waitingStart(null, day('2027-01-02'))).toBeUndefined();
  });

  it.each([
    ['2027-01-02', false, 90],
    ['2027-04-01', false, 1],
    ['2027-04-02', false, 0],
    ['2027-04-03', true, 0],
    ['2027-06-01', true, 0],
  ])('on %s it is over: %s, days left: %i', (today, over, left) => {
    expect(isWaitingOver(day('2027-04-02'), day(today))).toBe(over);
    expect(waitingDaysLeft(day('2027-04-02'), day(today))).toBe(left);
  });
});

describe('the day on which everything was settled', () => {
  it.each([
    [['2027-01-02', '2027-01-20', '2027-01-11'], '2027-01-20'],
    [['2027-01-02'], '2027-01-02'],
    [['2027-01-02', null, '2027-01-11'], null],
    [[null, '2027-01-11'], null],
    [[], null],
  ])('of %j is %s', (days, last) => {
    expect(lastSettlement(days.map((text) => (text === null ? null : day(text))))).toBe(last);
  });
});

describe('periods across the turns of the calendar', () => {
  it.each([
    ['2027-02-01', '2027-05-02', 'the clocks go forward on 28 March'],
    ['2027-09-15', '2027-12-14', 'the clocks go back on 31 October'],
    ['2027-12-15', '2028-03-14', '2028 has a 29 February'],
    ['2028-02-29', '2028-05-29', 'it starts on 29 February'],
    ['2027-12-01', '2028-02-29', 'it ends on 29 February'],
  ])('started on %s it lasts until %s: %s', (start, until) => {
    expect(waitingUntil(day(start))).toBe(until);
  });
});

describe('family members added later', () => {
  it.each([
    ['2026-05-02', '2027-05-01', true],
    ['2026-05-01', '2027-05-01', false],
    ['2027-05-01', '2027-05-01', true],
    ['2026-05-02', '2028-05-01', true],
    ['2026-05-02', '2028-05-02', false],
    ['2027-05-01', '2029-04-30', true],
    ['2027-05-01', '2043-05-01', false],
  ])(
    'born on %s, added on 1 May 2027 and covered by what is confirmed on %s, are newborns: %s',
    (birth, began, newborn) => {
      const days = { addedOn: day('2027-05-01'), beganOn: day(began) };

      expect(isNewborn({ birth: day(birth), basis: 'child' }, days)).toBe(newborn);
    },
  );
});
