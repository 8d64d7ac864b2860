import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { endedAlone, hasLeft } from './members.access.ts';

const DIVORCE = 18;
const DECEASED = 2;
const OTHER = 25;
const goesOn = { status: 'active', inactive_from: null } as const;
const ended = { status: 'inactive', inactive_from: day('2027-03-01') } as const;
const gone = { status: 'inactive', inactive_from: day('2026-05-01'), inactive_reason_id: DIVORCE } as const;
const withAll = { ...gone, inactive_from: ended.inactive_from, inactive_reason_id: OTHER };

type Case = [who: string, person: Parameters<typeof hasLeft>[0], household: Parameters<typeof hasLeft>[1]];

describe('the household sees only the name and the dates', () => {
  it.each<Case>([
    ['of a person who left while it goes on', gone, goesOn],
    ['of somebody who left while it waits', gone, { ...goesOn, status: 'waiting' }],
    ['of a person who left before it ended', gone, ended],
    ['of somebody who left later than it is said to have ended', { ...gone, inactive_from: day('2027-04-01') }, ended],
    ['of somebody who left for no known reason', { ...gone, inactive_reason_id: null }, goesOn],
  ])('%s', (_who, person, household) => {
    expect(hasLeft(person, household)).toBe(true);
  });
});

describe('the household still sees everything', () => {
  it.each<Case>([
    ['of somebody who belongs to it', { ...gone, status: 'active', inactive_from: null }, goesOn],
    ['of somebody who came back', { ...gone, status: 'waiting', inactive_from: null }, goesOn],
    ['of somebody who died', { ...gone, inactive_reason_id: DECEASED }, goesOn],
    ['of everybody with whom it ended as a whole', withAll, ended],
  ])('%s', (_who, person, household) => {
    expect(hasLeft(person, household)).toBe(false);
  });
});

it('a person who died before the household ended counts as ended alone, and is erased separately', () => {
  expect(endedAlone({ ...gone }, goesOn)).toBe(true);
  expect(endedAlone(withAll, ended)).toBe(false);
});
