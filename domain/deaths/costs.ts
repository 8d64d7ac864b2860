import { type CostKind, costKinds } from '../boardSettings/costKinds.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { DeathCaseState } from './deathCase.ts';

export { type CostKind, costKinds };

/** Who pays a cost in the end. */
export const costPayers = ['association', 'family', 'other'] as const;
export type CostPayer = (typeof costPayers)[number];

/** A limit for the costs of a case: for one kind of cost, for everything at a death abroad, or the granted goodwill. */
export type CostLimit = { what: CostKind | 'abroad' | 'goodwill'; limit_cents: Cents; spent_cents: Cents };

export type CostFacts = { kind: CostKind; payer: CostPayer; amount_cents: Cents };

export type CostLimits = {
  by_kind: Record<CostKind, Cents | null>;
  /** For everything that the association pays; null: no such limit for this case. */
  abroad: Cents | null;
  goodwill: Cents | null;
};

/** The limits that apply to what the association pays, each with the amount spent, in cents. */
export function limitsOf(costs: readonly CostFacts[], { by_kind, abroad, goodwill }: CostLimits): CostLimit[] {
  const ours = costs.filter(({ payer }) => payer === 'association');
  const all = sum(ours);
  const kinds = costKinds.flatMap((kind): CostLimit[] => {
    const limit_cents = by_kind[kind];
    const spent_cents = sum(ours.filter((cost) => cost.kind === kind));
    return limit_cents === null ? [] : [{ what: kind, limit_cents, spent_cents }];
  });
  return [
    ...kinds,
    ...(abroad === null ? [] : [{ what: 'abroad' as const, limit_cents: abroad, spent_cents: all }]),
    ...(goodwill === null ? [] : [{ what: 'goodwill' as const, limit_cents: goodwill, spent_cents: all }]),
  ];
}

/** The limits that a new cost would exceed; none if somebody else pays it. A sum equal to the limit is allowed. */
export function exceededBy(cost: CostFacts, costs: readonly CostFacts[], limits: CostLimits): CostLimit[] {
  if (cost.payer !== 'association') return [];
  return limitsOf([...costs, cost], limits).filter(
    ({ what, limit_cents, spent_cents }) =>
      spent_cents > limit_cents && (what === cost.kind || what === 'abroad' || what === 'goodwill'),
  );
}

/** States in which the association takes on costs. */
const acceptedStates: readonly DeathCaseState[] = ['accepted', 'goodwill', 'under_way', 'buried'];

/** Whether somebody may enter a cost: the association pays only what it has accepted; others' costs may be noted before. */
export function mayEnterCost(state: DeathCaseState, payer: CostPayer): boolean {
  if (acceptedStates.includes(state)) return true;
  return payer !== 'association' && ['identified', 'checked', 'at_board', 'declined'].includes(state);
}

/** Whether costs of the case may still be changed: until it is settled. */
export function mayChangeCosts(state: DeathCaseState): boolean {
  return mayEnterCost(state, 'family');
}

function sum(costs: readonly CostFacts[]): Cents {
  return cents(costs.reduce((total, { amount_cents }) => total + amount_cents, 0));
}
