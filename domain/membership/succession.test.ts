import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { mayGoOn, whoMayGoOn } from './succession.ts';

it.each([
  ['active', 'active', false, true],
  ['active', 'active', true, true],
  ['active', 'waiting', true, false],
  ['active', 'new', false, false],
  ['active', 'inactive', false, false],
  ['waiting', 'waiting', false, true],
  ['waiting', 'waiting', true, false],
  ['waiting', 'new', false, false],
  ['waiting', 'inactive', false, false],
  ['new', 'new', false, false],
] as const)(
  'in a household that is %s somebody who is %s (added later: %s) may go on: %s',
  (household, status, joined_later, may) => {
    expect(mayGoOn({ status, joined_later }, { status: household })).toBe(may);
  },
);

const person = (name: string, birth: string | null, status: 'active' | 'waiting' = 'active') => ({
  name,
  status,
  joined_later: status === 'waiting',
  date_of_birth: birth === null ? null : day(birth),
});
const mother = person('mother', '1980-01-01');
const child = person('child', '2016-05-01');
const grown = person('grown', '2008-11-26');

it.each([
  ['the mother before the child', [child, mother], ['mother']],
  ['a child where the mother still waits', [child, person('mother', '1980-01-01', 'waiting')], ['child']],
  ['a child where nobody else is left', [child], ['child']],
  ['somebody of eighteen is an adult from that day on', [child, grown], ['grown']],
  ['without a birth date somebody is taken for an adult', [child, person('aunt', null)], ['aunt']],
])('%s', (_what, people, names) => {
  const may = whoMayGoOn(people, { status: 'active' }, day('2026-11-26'));
  expect(may.map(({ name }) => name)).toEqual(names);
});
