import { type CostKind, costKinds } from '../boardSettings/costKinds.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { DeathCaseState } from './deathCase.ts';
import type { DecisionOutcome } from './decisions.ts';

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

/**
 * The limits that documents name: where a reason was given to spend more than a limit, the association pays what it has spent, so
 * that no document promises less than another one lists.
 */
export function promisedLimits(costs: readonly CostFacts[], { by_kind, abroad, goodwill }: CostLimits): CostLimits {
  const ours = costs.filter(({ payer }) => payer === 'association');
  const all = sum(ours);
  const atLeast = (limit: Cents | null, spent: Cents) => (limit !== null && spent > limit ? spent : limit);
  const kinds = costKinds.map((kind): [CostKind, Cents | null] => {
    const spent = sum(ours.filter((cost) => cost.kind === kind));
    return [kind, atLeast(by_kind[kind], spent)];
  });
  return {
    by_kind: Object.fromEntries(kinds) as CostLimits['by_kind'],
    abroad: atLeast(abroad, all),
    goodwill: atLeast(goodwill, all),
  };
}

/** Amounts in euros, as the office's screens have them. */
type LimitInEuros = { what: CostLimit['what']; limit: number; spent: number };
type TypedCost = { kind: CostKind | ''; payer: CostPayer; amount: number };

/** The limits that apply to a cost while it is typed, in euros, with how much it would be above each. */
export function limitsFor<Limit extends LimitInEuros>(
  { kind, payer, amount }: TypedCost,
  limits: readonly Limit[],
): (Limit & { over: number })[] {
  if (payer !== 'association') return [];
  const applying = limits.filter(({ what }) => what === kind || what === 'abroad' || what === 'goodwill');
  return applying.map((one) => {
    const over = Math.round((one.spent + amount - one.limit) * 100) / 100;
    return { ...one, over: Math.max(0, over) };
  });
}

/**
 * Whether marking a cost as paid needs a second person: above a limit, or of a kind without one (decision 70). `others`: the
 * other costs of the case.
 */
export function needsSecondToPay(cost: CostFacts, others: readonly CostFacts[], limits: CostLimits): boolean {
  if (cost.payer !== 'association') return false;
  return limits.by_kind[cost.kind] === null || exceededBy(cost, others, limits).length > 0;
}

/** States in which the association takes on costs; bills also come after a case was settled. */
const acceptedStates: readonly DeathCaseState[] = ['accepted', 'goodwill', 'under_way', 'buried', 'settled'];

/**
 * Whether somebody may enter a cost: the association pays only what it has accepted; others' costs may be noted before. A case
 * may be closed without having been accepted, so `outcome` is asked for: what was decided, or null.
 */
export function mayEnterCost(state: DeathCaseState, payer: CostPayer, outcome: DecisionOutcome | null = null): boolean {
  if (acceptedStates.includes(state)) return true;
  if (payer !== 'association') return mayChangeCosts(state);
  return state === 'closed' && (outcome === 'accepted' || outcome === 'goodwill');
}

/** Whether costs of the case may still be changed: from identifying on, also after it was closed (decision 72). */
export function mayChangeCosts(state: DeathCaseState): boolean {
  return state !== 'reported' && state !== 'withdrawn';
}

function sum(costs: readonly CostFacts[]): Cents {
  return cents(costs.reduce((total, { amount_cents }) => total + amount_cents, 0));
}
