import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { type ChildFacts, childAgeProblem } from './childAge.ts';

const aSon = (facts: Partial<ChildFacts>): ChildFacts => ({
  date_of_birth: day('1997-03-10'),
  relationship_type: 'son',
  membership_basis: 'child',
  ...facts,
});

const dayAfter = day('2027-03-11');

// proves: rule.child-age, constant.child-age
describe('the age limit of children', () => {
  it('a child is accepted up to and including the thirtieth birthday', () => {
    expect(childAgeProblem(aSon({}), day('2027-03-09'))).toBeUndefined();
    expect(childAgeProblem(aSon({}), day('2027-03-10'))).toBeUndefined();
    expect(childAgeProblem(aSon({}), dayAfter)).toBe('child_older_than_30');
  });

  it('a birthday on 29 February falls on 1 March', () => {
    const leapling = aSon({ date_of_birth: day('1996-02-29'), relationship_type: 'daughter' });

    expect(childAgeProblem(leapling, day('2026-03-01'))).toBeUndefined();
    expect(childAgeProblem(leapling, day('2026-03-02'))).toBe('child_older_than_30');
  });

  it('does not bind a child with disability', () => {
    expect(childAgeProblem(aSon({ membership_basis: 'child_with_disability' }), dayAfter)).toBeUndefined();
  });

  it('looks at the relationship, not at the basis alone', () => {
    expect(childAgeProblem(aSon({ relationship_type: 'husband' }), dayAfter)).toBeUndefined();
    expect(childAgeProblem(aSon({ membership_basis: null }), dayAfter)).toBe('child_older_than_30');
  });

  it('is not checked without a date of birth', () => {
    expect(childAgeProblem(aSon({ date_of_birth: null }), dayAfter)).toBeUndefined();
  });
});
