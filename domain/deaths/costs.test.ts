import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '../shared/money.ts';
import {
  type CostFacts,
  type CostKind,
  type CostLimits,
  costKinds,
  exceededBy,
  limitsOf,
  mayEnterCost,
} from './costs.ts';
import { deathCaseStates } from './deathCase.ts';

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

it('the association pays only from its acceptance until the case is settled', () => {
  expect(deathCaseStates.filter((state) => mayEnterCost(state, 'association'))).toEqual([
    ...['accepted', 'goodwill', 'under_way', 'buried'],
  ]);
  expect(deathCaseStates.filter((state) => mayEnterCost(state, 'family'))).toEqual([
    ...['identified', 'checked', 'at_board', 'accepted', 'goodwill', 'declined', 'under_way', 'buried'],
  ]);
});
