import { expect, it } from 'vitest';
import { isCutOff, MOST_OF_KIND } from './openCases.ts';

const unopened = { state: 'reported', is_unopened: true } as const;
const opened = { state: 'reported', is_unopened: false } as const;
const worked = { state: 'under_way', is_unopened: false } as const;
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

it.each([
  ['nothing', [], false],
  ['fewer of each kind', [unopened, opened, worked].flatMap((one) => times(MOST_OF_KIND - 1, one)), false],
  ['as many unopened reports as it shows', times(MOST_OF_KIND, unopened), true],
  ['as many opened reports', times(MOST_OF_KIND, opened), true],
  ['as many cases that staff work on', times(MOST_OF_KIND, worked), true],
])('a list of %s may be cut off: %s', (_name, cases, isCut) => {
  expect(isCutOff(cases)).toBe(isCut);
});
