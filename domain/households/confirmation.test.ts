import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { type ConfirmationFacts, isConfirmationDue } from './confirmation.ts';

const active: ConfirmationFacts = {
  status: 'active',
  status_since: day('2026-04-03'),
  active_from: day('2026-03-01'),
  confirmed_on: null,
  money_rests: false,
};

it.each<[string, Partial<ConfirmationFacts>, string, boolean]>([
  ['the day before the membership is a year old', {}, '2027-02-28', false],
  ['a year after it became valid', {}, '2027-03-01', true],
  ['years later', {}, '2031-01-01', true],
  ['without a known first day, a year after the status', { active_from: null }, '2027-04-02', false],
  ['without a known first day, from that day on', { active_from: null }, '2027-04-03', true],
  ['confirmed less than a year ago', { confirmed_on: day('2027-03-10') }, '2028-03-09', false],
  ['confirmed a year ago', { confirmed_on: day('2027-03-10') }, '2028-03-10', true],
  ['confirmed on 29 February', { confirmed_on: day('2028-02-29') }, '2029-02-28', false],
  ['confirmed on 29 February, on 1 March', { confirmed_on: day('2028-02-29') }, '2029-03-01', true],
  ['after a death', { money_rests: true }, '2031-01-01', false],
  ['an applicant', { status: 'new' }, '2031-01-01', false],
  ['a waiting household', { status: 'waiting' }, '2031-01-01', false],
  ['a former member', { status: 'inactive' }, '2031-01-01', false],
])('whether the yearly question is asked: %s', (_name, facts, today, isAsked) => {
  expect(isConfirmationDue({ ...active, ...facts }, day(today))).toBe(isAsked);
});
