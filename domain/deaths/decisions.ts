import type { CoverVerdict } from '../membership/cover.ts';
import type { Cents } from '../shared/money.ts';
import type { DeathCaseState, DeathCaseVerb } from './deathCase.ts';

export const decisionOutcomes = ['accepted', 'goodwill', 'declined'] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

/** The step of the life cycle that a decision takes once it is in force. */
export const stepOfOutcome = {
  accepted: 'accept',
  goodwill: 'grantGoodwill',
  declined: 'decline',
} as const satisfies Record<DecisionOutcome, DeathCaseVerb>;

/** Verdicts after which a clerk may accept a case alone; otherwise the board decides. */
const clear: readonly CoverVerdict[] = ['covered', 'accident_exempt'];

export function isClear(verdict: CoverVerdict): boolean {
  return clear.includes(verdict);
}

/** States in which the cover may be checked again; the first check leads from `identified` to `checked`. */
const checkable: readonly DeathCaseState[] = [
  'identified',
  'checked',
  'at_board',
  'accepted',
  'goodwill',
  'declined',
  'under_way',
];

export function mayCheck(state: DeathCaseState): boolean {
  return checkable.includes(state);
}

/** States of a case about which a decision is in force. */
const decided: readonly DeathCaseState[] = [
  'accepted',
  'goodwill',
  'declined',
  'under_way',
  'buried',
  'settled',
  'closed',
];

export function isDecided(state: DeathCaseState): boolean {
  return decided.includes(state);
}

export type SignatureRules = {
  goodwill_signatures: number;
  decision_signatures: number;
  /** The most that one signature may grant; null: no limit. */
  goodwill_limit_cents: Cents | null;
};

/** Goodwill above the board's limit, or unlimited goodwill if there is a limit, needs two signatures. */
const MOST_SIGNATURES = 2;

/** How many board members must sign a decision; the one who proposes it is the first. */
export function signaturesFor(outcome: DecisionOutcome, limit_cents: Cents | null, rules: SignatureRules): number {
  if (outcome === 'accepted') return 1;
  if (outcome === 'declined') return rules.decision_signatures;
  const most = rules.goodwill_limit_cents;
  const isAbove = most !== null && (limit_cents === null || limit_cents > most);
  return isAbove ? MOST_SIGNATURES : rules.goodwill_signatures;
}
