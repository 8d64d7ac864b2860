import { describe, expect, it } from 'vitest';
import { coverVerdicts } from '../membership/cover.ts';
import { cents } from '../shared/money.ts';
import { deathCaseStates } from './deathCase.ts';
import { isClear, mayCheck, signaturesFor } from './decisions.ts';

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
});

it('a clerk accepts alone only after a clear check', () => {
  expect(coverVerdicts.filter(isClear)).toEqual(['accident_exempt', 'covered']);
});

it('the cover may be checked again until the burial', () => {
  expect(deathCaseStates.filter((state) => !mayCheck(state))).toEqual([
    ...['reported', 'buried', 'settled', 'closed', 'withdrawn'],
  ]);
});
