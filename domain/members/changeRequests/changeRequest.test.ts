import { expect, it } from 'vitest';
import { day } from '../../shared/day.ts';
import { mayStep } from '../../shared/steps.ts';
import type { SubMember } from '../members.contract.ts';
import {
  changeableFieldsOf,
  changeRequestStateOf,
  changeRequestStates,
  changeRequestSteps,
  correctableFieldsOf,
  correctionProblem,
  lockedByFees,
  valueIn,
} from './changeRequest.ts';
import { changeRequestInput } from './changeRequests.contract.ts';

const daughter = {
  first_name: 'Elif',
  citizenship_id: 792,
  turkish_id_no: null,
  membership_basis: 'child',
  relations: { relationship_type: 'daughter' },
} as SubMember;

const NOW = new Date('2027-01-11T11:00:00Z');

it.each([
  [{ accepted: null, withdrawn_at: null }, 'open'],
  [{ accepted: true, withdrawn_at: null }, 'granted'],
  [{ accepted: false, withdrawn_at: null }, 'refused'],
  [{ accepted: null, withdrawn_at: NOW }, 'withdrawn'],
] as const)('%j is %s', (row, state) => {
  expect(changeRequestStateOf(row)).toBe(state);
});

it('only an open one is granted, refused or withdrawn', () => {
  for (const step of ['grant', 'refuse', 'withdraw'] as const) {
    expect(changeRequestStates.filter((state) => mayStep(changeRequestSteps, step, state))).toEqual(['open']);
  }
});

it('basis, relationship and log-in e-mail of a main member cannot be requested', () => {
  const own = changeableFieldsOf({ is_main: true });
  const family = changeableFieldsOf({ is_main: false });

  expect(family.filter((field) => !own.includes(field))).toEqual(['membership_basis', 'relationship_type', 'email']);
});

it('locked values may be requested: all after submission, before it those that a confirmed fee was calculated from', () => {
  const main = { is_main: true, status: 'new', fees_locked: true } as const;
  const child = { ...main, is_main: false } as const;

  expect(lockedByFees(main)).toEqual(['date_of_birth']);
  expect(lockedByFees(child)).toEqual(['date_of_birth', 'membership_basis']);
  expect(correctableFieldsOf(main)).toEqual(['date_of_birth']);
  expect(correctableFieldsOf(child)).toEqual(['date_of_birth', 'membership_basis', 'relationship_type']);
  for (const status of ['waiting', 'active', 'inactive'] as const) {
    expect(lockedByFees({ ...child, status })).toEqual([]);
    expect(correctableFieldsOf({ ...child, status })).toEqual(changeableFieldsOf(child));
  }
  expect(correctableFieldsOf({ ...child, fees_locked: false })).toEqual([]);
});

it('the present value is read in wire format', () => {
  expect(valueIn(daughter, 'first_name')).toBe('Elif');
  expect(valueIn(daughter, 'citizenship_id')).toBe(792);
  expect(valueIn(daughter, 'turkish_id_no')).toBeNull();
  expect(valueIn(daughter, 'membership_basis')).toBe('child');
  expect(valueIn(daughter, 'relationship_type')).toBe('daughter');
});

it('refuses the present value and a birth date in the future', () => {
  const today = day('2027-01-11');
  const birth = (wanted: string) => ({ field: 'date_of_birth', wanted: day(wanted) }) as const;

  expect(correctionProblem(birth('2015-05-05'), '05.05.2015', today)).toBe('value_unchanged');
  expect(correctionProblem(birth('2027-01-12'), '05.05.2015', today)).toBe('date_must_be_in_the_past');
  expect(correctionProblem(birth('2027-01-11'), '05.05.2015', today)).toBeUndefined();
  expect(correctionProblem({ field: 'turkish_id_no', wanted: null }, null, today)).toBe('value_unchanged');
  expect(correctionProblem({ field: 'turkish_id_no', wanted: null }, '10000000146', today)).toBeUndefined();
  expect(correctionProblem({ field: 'citizenship_id', wanted: 40 }, 792, today)).toBeUndefined();
});

it.each([
  [{ field: 'first_name', wanted: 'Ayşe 2' }, 'invalid_name'],
  [{ field: 'date_of_birth', wanted: '31.02.1990' }, 'no_such_day'],
  [{ field: 'turkish_id_no', wanted: '10000000147' }, 'invalid_turkish_id'],
  [{ field: 'citizenship_id', wanted: 1 }, 'invalid_choice'],
  [{ field: 'social_insurance_number', wanted: '12x' }, 'only_numbers_allowed'],
  [{ field: 'membership_basis', wanted: 'nb' }, 'invalid_choice'],
  [{ field: 'gender', wanted: '' }, 'required'],
  [{ field: 'email', wanted: 'elif@' }, 'invalid_email'],
])('%j is refused by the rule of its field: %s', (asked, problem) => {
  const { error } = changeRequestInput.safeParse(asked);

  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['wanted', problem]]);
});

it('an optional value may be cleared', () => {
  expect(changeRequestInput.parse({ field: 'turkish_id_no', wanted: '' }).wanted).toBeNull();
});

it.each([
  [undefined, 'required'],
  ['', 'required'],
  ['status', 'invalid_choice'],
  ['permanent_residence', 'invalid_choice'],
])('another %s cannot be requested: %s', (field, problem) => {
  const { error } = changeRequestInput.safeParse({ field, wanted: 'active' });

  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['field', problem]]);
});
