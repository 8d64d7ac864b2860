import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import {
  activeFrom,
  familyMemberActiveFrom,
  isNewborn,
  isWaitingOver,
  waitingDaysLeft,
  waitingStart,
  waitingUntil,
} from './waitingPeriod.ts';

describe('the waiting period', () => {
  it('started on 2 January 2027, it lasts until 2 April and membership begins on 3 April', () => {
    const until = waitingUntil(day('2027-01-02'));

    expect(until).toBe('2027-04-02');
    expect(activeFrom(until)).toBe('2027-04-03');
  });

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

describe('family members added later', () => {
  const spouse = { date_of_birth: day('1985-01-01'), added_on: day('2027-05-01'), waiting_from: day('2027-05-10') };
  const baby = { ...spouse, date_of_birth: day('2027-04-20') };

  it('wait ninety days of their own', () => {
    expect(familyMemberActiveFrom(spouse, day('2026-01-01'))).toBe('2027-08-09');
  });

  it('newborns wait none', () => {
    expect(familyMemberActiveFrom(baby, day('2026-01-01'))).toBe('2027-05-10');
  });

  it('nobody is active before the household', () => {
    expect(familyMemberActiveFrom(baby, day('2027-06-30'))).toBe('2027-06-30');
    expect(familyMemberActiveFrom(spouse, day('2027-12-01'))).toBe('2027-12-01');
  });

  it.each([
    ['2026-05-02', true],
    ['2026-05-01', false],
    ['2027-05-01', true],
  ])('born on %s and added on 1 May 2027 is a newborn: %s', (birth, newborn) => {
    expect(isNewborn(day(birth), day('2027-05-01'))).toBe(newborn);
  });
});
