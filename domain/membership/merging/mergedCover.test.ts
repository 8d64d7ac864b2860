import { describe, expect, it } from 'vitest';
import { addDays, day } from '../../shared/day.ts';
import { coverOn } from '../cover.ts';
import { type About, asked, childBorn, covered, ended, invoice, owing, period, waiting } from '../coverExamples.ts';
import type { MembershipFacts } from '../coverFacts.ts';

const merged_on = day('2027-07-15');

/** How somebody may have stood in one of the two households. */
const histories = [
  covered(),
  covered({ entered: { on: day('2027-05-10'), status: 'active' }, steps: [] }),
  covered({ entered: { on: day('2026-01-01'), status: 'active', known_since: day('2027-06-01') }, steps: [] }),
  waiting(),
  waiting({ period: period(null, null) }),
  waiting({ period: 'unknown' }),
  owing(),
  covered({ invoices: [invoice({ reminders: 'unknown' })] }),
  ended('2027-06-10'),
  ended('2027-06-10', 23),
];

const days = Array.from({ length: 240 }, (_, place) => addDays(day('2026-12-01'), place * 2));
const combined = histories.flatMap((own) => histories.flatMap((other) => days.map((on) => [own, other, on] as const)));
const helps = ['covered', 'accident_exempt'];

function expectBetterOf([own, other, on]: (typeof combined)[number], about: About): void {
  const verdictOf = (...all: MembershipFacts[]) => coverOn(asked(on, all, about)).verdict;
  const merged = verdictOf(own, { ...other, household_id: 2, merged_on });
  const alone = on < merged_on ? [verdictOf(own), verdictOf(other)] : [verdictOf(own)];
  expect(alone).toContain(merged);
  if (alone.includes('excluded')) expect(merged).toBe('excluded');
  else expect(helps.includes(merged)).toBe(alone.some((verdict) => helps.includes(verdict)));
}

describe('who was in two households that are merged', () => {
  it.each([{}, { is_accident: true }, childBorn('1997-06-01')])(
    'is covered on each day if, and only if, one of the two histories proves it: %j',
    (about) => {
      for (const one of combined) expectBetterOf(one, about);
    },
  );

  it('is judged by the household that stays from the day of merging', () => {
    const own = covered({ entered: { on: merged_on, status: 'active' }, steps: [] });
    const former = { ...ended('2027-07-15'), household_id: 2, merged_on };
    const on = (text: string) => coverOn(asked(text, [own, former]));
    expect(on('2027-07-14')).toMatchObject({ verdict: 'covered', grounds: [{ household_id: 2 }] });
    expect(on('2027-07-15')).toMatchObject({ verdict: 'covered', grounds: [{ household_id: 1 }] });
  });
});
