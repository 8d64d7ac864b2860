import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { hasWaited, type OwnWaiting, ownActivation, ownPeriod } from './waitingPeriod.ts';

const household = { active_from: day('2026-01-01') };
const spouse: OwnWaiting = {
  date_of_birth: day('1985-01-01'),
  membership_basis: 'spouse',
  added_on: day('2027-05-01'),
  began_on: day('2027-05-02'),
  settled_on: day('2027-05-10'),
};
const baby: OwnWaiting = { ...spouse, date_of_birth: day('2027-04-20'), membership_basis: 'child' };

describe('somebody added by an existing member', () => {
  it('waits ninety days from the day on which the contribution was settled', () => {
    expect(ownPeriod(spouse)).toEqual({ from: '2027-05-10', until: '2027-08-08' });
  });

  it('waits from the confirmation if nothing was left to pay', () => {
    expect(ownPeriod({ ...spouse, settled_on: day('2027-04-01') })).toEqual({
      from: '2027-05-02',
      until: '2027-07-31',
    });
  });

  it('does not wait yet while the contribution is owed', () => {
    expect(ownPeriod({ ...spouse, settled_on: null })).toEqual({ from: null, until: null });
    expect(ownActivation({ ...spouse, settled_on: null }, household, day('2029-01-01'))).toBeUndefined();
  });

  it('has finished waiting once the last day is over', () => {
    expect(['2027-08-08', '2027-08-09'].map((on) => hasWaited(spouse, day(on)))).toEqual([false, true]);
    expect(hasWaited({ ...spouse, settled_on: null }, day('2029-01-01'))).toBe(false);
  });

  it.each([
    ['2027-08-08', undefined],
    ['2027-08-09', '2027-08-09'],
    ['2027-09-01', '2027-08-09'],
  ])('on %s, is active from %s', (today, active) => {
    expect(ownActivation(spouse, household, day(today))).toBe(active);
  });
});

describe('a newborn', () => {
  it('has no waiting period', () => {
    expect(ownPeriod(baby)).toEqual({ from: '2027-05-10', until: null });
    expect(ownActivation(baby, household, day('2027-05-10'))).toBe('2027-05-10');
  });

  it('is a child: a spouse whose year of birth was mistyped as this year waits ninety days', () => {
    const mistyped = { ...spouse, date_of_birth: day('2027-04-20') };
    expect(ownPeriod(mistyped)).toEqual({ from: '2027-05-10', until: '2027-08-08' });
    expect(ownPeriod({ ...baby, membership_basis: 'child_with_disability' }).until).toBeNull();
  });

  it('counts as newborn only if the contribution is confirmed before the second birthday', () => {
    const confirmed = (began_on: string) => ownPeriod({ ...baby, began_on: day(began_on), settled_on: day(began_on) });

    expect(confirmed('2029-04-19')).toEqual({ from: '2029-04-19', until: null });
    expect(confirmed('2029-04-20')).toEqual({ from: '2029-04-20', until: '2029-07-19' });
    expect(confirmed('2043-05-10').until).toBe('2043-08-08');
  });

  it('is never active before the household is', () => {
    expect(ownActivation(baby, { active_from: null }, day('2027-05-10'))).toBeUndefined();
    expect(ownActivation(baby, { active_from: day('2027-06-30') }, day('2027-06-29'))).toBeUndefined();
    expect(ownActivation(baby, { active_from: day('2027-06-30') }, day('2027-07-02'))).toBe('2027-06-30');
  });
});
