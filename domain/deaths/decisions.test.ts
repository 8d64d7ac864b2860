import { describe, expect, it } from 'vitest';
import { coverVerdicts } from '../membership/cover.ts';
import { cents } from '../shared/money.ts';
import { deathCaseStates } from './deathCase.ts';
import { isClearCheck, mayCheck, signaturesFor } from './decisions.ts';

const rules = { goodwill_signatures: 1, decision_signatures: 2, goodwill_limit_cents: cents(100_000) };

describe('signatures of the board', () => {
  it.each([
    ['accepted', null, rules, 1],
    ['declined', null, rules, 2],
    ['declined', null, { ...rules, decision_signatures: 1 }, 1],
    ['goodwill', cents(100_000), rules, 1],
    ['goodwill', cents(100_001), rules, 2],
    ['goodwill', null, rules, 2],
    ['goodwill', null, { ...rules, goodwill_limit_cents: null }, 1],
    ['goodwill', cents(1), { ...rules, goodwill_signatures: 2 }, 2],
  ] as const)('%s up to %s', (outcome, limit, given, count) => {
    expect(signaturesFor(outcome, limit, given)).toBe(count);
  });

  it('promises more than a clear check, or against a former decision, by two, whatever the settings say', () => {
    const clear = { is_clear: true, has_unseen_money: false, was_declined: false };
    const lax = { goodwill_signatures: 1, decision_signatures: 1, goodwill_limit_cents: null };
    const against = [
      ['accepted', { ...clear, is_clear: false }],
      ...(['accepted', 'goodwill'] as const).flatMap((outcome) =>
        [true, false].flatMap((is_clear) => [
          [outcome, { ...clear, is_clear, has_unseen_money: true }] as const,
          [outcome, { ...clear, is_clear, was_declined: true }] as const,
        ]),
      ),
    ] as const;
    for (const [outcome, known] of against) expect(signaturesFor(outcome, cents(1), lax, known), outcome).toBe(2);
    expect(signaturesFor('accepted', null, lax, clear)).toBe(1);
  });
});

it('a clerk accepts alone only after a clear check', () => {
  const clear = ['accident_exempt', 'covered'];
  expect(coverVerdicts.filter((verdict) => isClearCheck({ verdict, others: [] }))).toEqual(clear);
  for (const verdict of coverVerdicts) {
    const besides = coverVerdicts.filter((other) => isClearCheck({ verdict, others: [{ verdict: other }] }));
    expect(besides, verdict).toEqual(clear.includes(verdict) ? clear : []);
  }
});

it('the cover may be checked again until the burial', () => {
  expect(deathCaseStates.filter((state) => !mayCheck(state))).toEqual([
    ...['reported', 'buried', 'settled', 'closed', 'withdrawn'],
  ]);
});
