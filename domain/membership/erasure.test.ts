import { describe, expect, it } from 'vitest';
import { addDays, day } from '../shared/day.ts';
import {
  type ErasureFacts,
  erasableFrom,
  erasureHindrancesOf,
  isErasureWarningDue,
  type PersonErasureFacts,
  personErasableFrom,
  personErasureHindrancesOf,
} from './erasure.ts';

const ended: ErasureFacts = {
  status: 'inactive',
  was_member: true,
  inactive_from: day('2019-05-10'),
  status_recorded_on: day('2019-05-12'),
  last_money_on: day('2019-03-01'),
  last_seen_on: day('2019-05-01'),
  warned_on: null,
  owes: false,
  has_free_money: false,
  has_open_change_request: false,
};

// proves: promise.16
describe('a household that has ended', () => {
  it.each<[string, Partial<ErasureFacts>, string]>([
    ['in the middle of a year', {}, '2027-01-01'],
    ['on the first day of a year', { inactive_from: day('2019-01-01'), status_recorded_on: null }, '2027-01-01'],
    [
      'on the last day of a year',
      { inactive_from: day('2018-12-31'), status_recorded_on: null, last_money_on: null },
      '2026-01-01',
    ],
    [
      'on 29 February',
      { inactive_from: day('2020-02-29'), status_recorded_on: null, last_money_on: null },
      '2028-01-01',
    ],
    ['and paid later', { last_money_on: day('2020-12-31') }, '2028-01-01'],
    ['and paid on the first day of another year', { last_money_on: day('2021-01-01') }, '2029-01-01'],
    ['and whose end was recorded years later', { status_recorded_on: day('2024-08-01') }, '2032-01-01'],
    ['that was never billed', { last_money_on: null, status_recorded_on: null }, '2027-01-01'],
  ])('%s may be erased after seven whole calendar years', (_how, facts, from) => {
    const household = { ...ended, ...facts };

    expect(erasableFrom(household)).toBe(from);
    expect(erasureHindrancesOf(household, addDays(day(from), -1))).toEqual(['kept']);
    expect(erasureHindrancesOf(household, day(from))).toEqual([]);
  });

  it.each<[Partial<ErasureFacts>, string[]]>([
    [{ owes: true }, ['owed']],
    [{ has_free_money: true }, ['free_money']],
    [{ has_open_change_request: true }, ['change_request']],
    [{ owes: true, has_free_money: true, has_open_change_request: true }, ['owed', 'free_money', 'change_request']],
    [{ owes: true, last_money_on: day('2026-01-01') }, ['kept', 'owed']],
    // the household's end counts, and nobody is warned before an ended household is erased
    [{ last_seen_on: day('2030-01-01') }, []],
  ])('with %j has the hindrances %j', (facts, hindrances) => {
    expect(erasureHindrancesOf({ ...ended, ...facts }, day('2030-06-01'))).toEqual(hindrances);
  });
});

describe('an application that the office ended', () => {
  const withdrawn = {
    ...ended,
    was_member: false,
    last_money_on: null,
    inactive_from: day('2027-03-01'),
    status_recorded_on: day('2027-03-02'),
  };

  it('may be erased thirty days after the end was recorded if nothing was invoiced and nobody was a member', () => {
    expect(erasableFrom(withdrawn)).toBe('2027-04-01');
    expect(erasureHindrancesOf(withdrawn, day('2027-03-31'))).toEqual(['kept']);
    expect(erasureHindrancesOf(withdrawn, day('2027-04-01'))).toEqual([]);
  });

  it.each<[string, Partial<ErasureFacts>]>([
    ['was invoiced or paid', { last_money_on: day('2027-02-01') }],
    ['was a membership', { was_member: true }],
  ])('is kept for seven years if it %s', (_what, facts) => {
    expect(erasableFrom({ ...withdrawn, ...facts })).toBe('2035-01-01');
  });
});

describe.each(['waiting', 'active'] as const)('a household that is %s', (status) => {
  it('is never erased', () => {
    const household = { ...ended, status, inactive_from: null };

    expect(erasableFrom(household)).toBeUndefined();
    expect(erasureHindrancesOf(household, day('2099-01-01'))).toEqual(['not_ended']);
    expect(isErasureWarningDue(household, day('2099-01-01'))).toBe(false);
  });
});

const application: ErasureFacts = {
  ...ended,
  status: 'new',
  inactive_from: null,
  status_recorded_on: null,
  last_money_on: null,
  last_seen_on: day('2025-03-10'),
};

describe('an abandoned application', () => {
  it.each<[string, Partial<ErasureFacts>, string]>([
    ['seen on an ordinary day', {}, '2027-03-10'],
    ['seen on 29 February', { last_seen_on: day('2024-02-29') }, '2026-03-01'],
    ['for which something was invoiced before', { last_money_on: day('2020-02-01') }, '2028-01-01'],
    ['for which something was invoiced long before', { last_money_on: day('2012-02-01') }, '2027-03-10'],
  ])('%s may be erased from a day on', (_how, facts, from) => {
    expect(erasableFrom({ ...application, ...facts })).toBe(from);
  });

  it('is warned about once, thirty days before', () => {
    expect(isErasureWarningDue(application, day('2027-02-07'))).toBe(false);
    expect(isErasureWarningDue(application, day('2027-02-08'))).toBe(true);
    expect(isErasureWarningDue(application, day('2027-09-01'))).toBe(true);
    expect(isErasureWarningDue({ ...application, warned_on: day('2027-02-08') }, day('2027-02-09'))).toBe(false);
  });

  it.each<[string, string | null, string, string[]]>([
    ['nobody was warned', null, '2027-06-01', ['not_warned']],
    ['the warning is 29 days old', '2027-02-08', '2027-03-09', ['kept', 'not_warned']],
    ['the warning is thirty days old', '2027-02-08', '2027-03-10', []],
    ['the warning came late, and is 29 days old', '2027-05-01', '2027-05-30', ['not_warned']],
    ['the warning came late, and is thirty days old', '2027-05-01', '2027-05-31', []],
  ])('if %s (%s) the hindrances on %s are: %j', (_how, warned, today, hindrances) => {
    const warned_on = warned === null ? null : day(warned);

    expect(erasureHindrancesOf({ ...application, warned_on }, day(today))).toEqual(hindrances);
  });

  it('an applicant who logs in after the warning is warned again two years later', () => {
    const back = { ...application, warned_on: day('2027-02-08'), last_seen_on: day('2027-02-20') };

    expect(erasureHindrancesOf(back, day('2027-06-01'))).toEqual(['kept', 'not_warned']);
    expect(isErasureWarningDue(back, day('2029-01-20'))).toBe(false);
    expect(isErasureWarningDue(back, day('2029-01-21'))).toBe(true);
  });
});

const left: PersonErasureFacts = {
  ended_alone: true,
  was_member: true,
  inactive_from: day('2019-05-10'),
  status_recorded_on: day('2019-05-12'),
  last_billed_on: day('2019-03-01'),
  owes: false,
  has_open_change_request: false,
};

// proves: promise.16
describe('somebody who left a household that goes on', () => {
  it.each<[string, Partial<PersonErasureFacts>, string]>([
    ['in the middle of a year', {}, '2027-01-01'],
    ['and was invoiced later', { last_billed_on: day('2020-12-31') }, '2028-01-01'],
    ['and whose end was recorded years later', { status_recorded_on: day('2024-08-01') }, '2032-01-01'],
    ['and was never invoiced', { last_billed_on: null, status_recorded_on: null }, '2027-01-01'],
    ['and was invoiced, but never a member', { was_member: false }, '2027-01-01'],
  ])('%s may be erased after seven whole calendar years', (_how, facts, from) => {
    const person = { ...left, ...facts };

    expect(personErasableFrom(person)).toBe(from);
    expect(personErasureHindrancesOf(person, addDays(day(from), -1))).toEqual(['kept']);
    expect(personErasureHindrancesOf(person, day(from))).toEqual([]);
  });

  it('and was never a member or invoiced may be erased thirty days after the end was recorded', () => {
    const withdrawn = { ...left, was_member: false, last_billed_on: null };

    expect(personErasableFrom(withdrawn)).toBe('2019-06-11');
    expect(personErasureHindrancesOf(withdrawn, day('2019-06-10'))).toEqual(['kept']);
    expect(personErasureHindrancesOf(withdrawn, day('2019-06-11'))).toEqual([]);
  });

  it.each<[Partial<PersonErasureFacts>, string[]]>([
    [{ owes: true }, ['owed']],
    [{ has_open_change_request: true }, ['change_request']],
    [{ owes: true, has_open_change_request: true }, ['owed', 'change_request']],
    [{ owes: true, last_billed_on: day('2026-01-01') }, ['kept', 'owed']],
  ])('with %j has the hindrances %j', (facts, hindrances) => {
    expect(personErasureHindrancesOf({ ...left, ...facts }, day('2030-06-01'))).toEqual(hindrances);
  });
});

it('a person who belongs to a household, or ended together with it, is never erased alone', () => {
  const member = { ...left, ended_alone: false };

  expect(personErasableFrom(member)).toBeUndefined();
  expect(personErasureHindrancesOf(member, day('2099-01-01'))).toEqual(['not_ended']);
});
