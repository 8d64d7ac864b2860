import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '../shared/money.ts';
import {
  type CostFacts,
  type CostKind,
  type CostLimits,
  costKinds,
  exceededBy,
  limitsFor,
  limitsOf,
  mayEnterCost,
  promisedLimits,
} from './costs.ts';
import { deathCaseStates } from './deathCase.ts';
import type { DecisionOutcome } from './decisions.ts';

const none = Object.fromEntries(costKinds.map((kind) => [kind, null])) as Record<CostKind, Cents | null>;
const limits: CostLimits = {
  by_kind: { ...none, coffin: cents(50_000), grave: cents(0) },
  abroad: null,
  goodwill: null,
};
const cost = (kind: CostKind, euros: number, payer: CostFacts['payer'] = 'association'): CostFacts => ({
  kind,
  payer,
  amount_cents: cents(euros * 100),
});

describe('a cost against the limits', () => {
  it.each([
    ['exactly the limit is within it', cost('coffin', 500), [], limits, []],
    ['a cent more exceeds it', cost('coffin', 500.01), [], limits, ['coffin']],
    ['earlier costs of the kind count', cost('coffin', 1), [cost('coffin', 500)], limits, ['coffin']],
    ['earlier costs of the family do not', cost('coffin', 1), [cost('coffin', 500, 'family')], limits, []],
    ['costs that the family pays have no limit', cost('coffin', 900, 'family'), [], limits, []],
    ['a kind that is not paid', cost('grave', 1), [], limits, ['grave']],
    ['a kind without a limit', cost('flight', 9_999), [cost('coffin', 600)], limits, []],
    [
      'everything at a death abroad',
      cost('flight', 100),
      [cost('undertaker', 950)],
      { ...limits, abroad: cents(100_000) },
      ['abroad'],
    ],
    ['everything of goodwill', cost('flight', 100), [], { ...limits, goodwill: cents(9_999) }, ['goodwill']],
  ] as const)('%s', (_name, added, before, given, exceeded) => {
    expect(exceededBy(added, before, given).map(({ what }) => what)).toEqual(exceeded);
  });

  it('lists limits with what has been spent of them', () => {
    expect(limitsOf([cost('coffin', 120), cost('flight', 30)], { ...limits, goodwill: cents(100_000) })).toEqual([
      { what: 'coffin', limit_cents: 50_000, spent_cents: 12_000 },
      { what: 'grave', limit_cents: 0, spent_cents: 0 },
      { what: 'goodwill', limit_cents: 100_000, spent_cents: 15_000 },
    ]);
  });
});

it('documents promise no less than what was taken on above a limit', () => {
  const all = { ...limits, abroad: cents(60_000), goodwill: null };
  const above = promisedLimits([cost('coffin', 580), cost('flight', 100), cost('grave', 900, 'family')], all);
  expect([above.by_kind.coffin, above.by_kind.grave, above.by_kind.flight]).toEqual([58_000, 0, null]);
  expect([above.abroad, above.goodwill]).toEqual([68_000, null]);
  expect(promisedLimits([cost('coffin', 120)], all)).toEqual(all);
});

it('says while an amount is typed which limits apply, and how much is above them', () => {
  const given = [
    { what: 'coffin', limit: 900, spent: 100 },
    { what: 'grave', limit: 0, spent: 0 },
    { what: 'goodwill', limit: 1000, spent: 100 },
  ] as const;
  const over = (kind: CostKind | '', amount: number, payer: CostFacts['payer'] = 'association') =>
    limitsFor({ kind, payer, amount }, given).map((one) => [one.what, one.over]);
  expect(over('coffin', 800)).toEqual([
    ['coffin', 0],
    ['goodwill', 0],
  ]);
  expect(over('coffin', 980.1)).toEqual([
    ['coffin', 180.1],
    ['goodwill', 80.1],
  ]);
  expect(over('', 0)).toEqual([['goodwill', 0]]);
  expect(over('coffin', 980, 'family')).toEqual([]);
});

it('the association pays only from its acceptance on; others pay from identifying on', () => {
  const from = ['accepted', 'goodwill', 'under_way', 'buried', 'settled'];
  const paying = (payer: 'association' | 'family', outcome: DecisionOutcome | null) =>
    deathCaseStates.filter((state) => mayEnterCost(state, payer, outcome));
  expect(paying('association', null)).toEqual(from);
  expect(paying('association', 'declined')).toEqual(from);
  expect(paying('association', 'accepted')).toEqual([...from, 'closed']);
  expect(paying('association', 'goodwill')).toEqual([...from, 'closed']);
  expect(paying('family', null)).toEqual(
    deathCaseStates.filter((state) => state !== 'reported' && state !== 'withdrawn'),
  );
});
