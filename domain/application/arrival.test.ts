import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { arrivalProblem, countsFrom, needsSecond, signatureProblem } from './arrival.ts';

const today = day('2027-03-20');

describe('the day on which a signed paper arrived', () => {
  it.each([
    ['2027-03-20', undefined],
    ['2026-02-13', undefined],
    ['2026-02-12', 'too_long_ago'],
    ['2027-03-21', 'day_in_the_future'],
  ])('%s: %s', (arrived, problem) => {
    expect(arrivalProblem(day(arrived), today)).toBe(problem);
  });

  it('the paper is signed before it arrives, at most 400 days', () => {
    const problem = (signed: string) => signatureProblem(day(signed), today);
    expect([problem('2027-03-20'), problem('2027-03-21'), problem('2026-02-12')]).toEqual([
      undefined,
      'signed_after_arrival',
      'too_long_ago',
    ]);
  });

  it('one person alone enters up to fourteen days back, and nothing after a death', () => {
    const needed = (arrived: string, hasDied = false) =>
      needsSecond({ arrived: day(arrived), entered: today, hasDied });
    expect([needed('2027-03-06'), needed('2027-03-05'), needed('2027-03-20', true)]).toEqual([false, true, true]);
  });

  it('counts for the first submission, if nobody has to agree or somebody agreed', () => {
    const paper = { arrived_on: day('2027-03-06'), counts: true, submitted_at: null };
    expect(countsFrom(paper, today)).toBe('2027-03-06');
    expect(countsFrom({ ...paper, counts: false }, today)).toBe(today);
    expect(countsFrom({ ...paper, submitted_at: new Date('2027-03-10T10:00:00Z') }, today)).toBe(today);
    expect(countsFrom(undefined, today)).toBe(today);
  });
});
