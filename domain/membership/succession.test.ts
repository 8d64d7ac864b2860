import { expect, it } from 'vitest';
import { mayGoOn } from './succession.ts';

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
