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

function isClear(verdict: CoverVerdict): boolean {
  return clear.includes(verdict);
}

/**
 * Why the rule of cover is asked once more (decision 73). `first_day`: the death may have been on an earlier day as well;
 * `parent`: about the mother or father of a child that was never registered; `unseen_money`: as if payments that one person
 * booked by hand, and nobody saw at the bank, did not exist (decision 70); `unsigned_list`: as if a former list had told nothing whose
 * taking over two of the board have not signed (decision 106); `given_up`: as if the office had given up no invoice, because one person
 * does that (decision 117).
 */
export const otherAssumptions = ['first_day', 'parent', 'unseen_money', 'unsigned_list', 'given_up'] as const;
/** What one person alone has entered: two decide on it. */
export function isUnconfirmed(because: OtherAssumption): boolean {
  return because === 'unseen_money' || because === 'unsigned_list' || because === 'given_up';
}
export type OtherAssumption = (typeof otherAssumptions)[number];

type Judged = { verdict: CoverVerdict; others: readonly { verdict: CoverVerdict }[] };

/** Whether a check leaves nothing to decide: under every assumption the person was covered. */
export function isClearCheck({ verdict, others }: Judged): boolean {
  return [verdict, ...others.map((other) => other.verdict)].every(isClear);
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

/** What was known when a decision is proposed. `was_declined`: the board has declined a case of the person before. */
export type DecidedOn = { is_clear: boolean; has_unseen_money: boolean; was_declined: boolean };

const nothingAgainst: DecidedOn = { is_clear: true, has_unseen_money: false, was_declined: false };

/**
 * How many board members must sign a decision; the one who proposes it is the first. To accept against a check that is not clear,
 * on money that nobody saw, or after the board has declined takes two, whatever the board's settings say (decision 71).
 */
export function signaturesFor(
  outcome: DecisionOutcome,
  limit_cents: Cents | null,
  rules: SignatureRules,
  { is_clear, has_unseen_money, was_declined }: DecidedOn = nothingAgainst,
): number {
  if (outcome === 'declined') return rules.decision_signatures;
  if (was_declined || has_unseen_money) return MOST_SIGNATURES;
  if (outcome === 'accepted') return is_clear ? 1 : MOST_SIGNATURES;
  const most = rules.goodwill_limit_cents;
  const isAbove = most !== null && (limit_cents === null || limit_cents > most);
  return isAbove ? MOST_SIGNATURES : rules.goodwill_signatures;
}
