import { mayEnterCost } from './costs.ts';
import type { DeathCaseState } from './deathCase.ts';
import type { DecisionOutcome } from './decisions.ts';

/** What is printed of a case, in the order of the work. */
export const deathPrints = [
  'case_sheet',
  'what_to_bring',
  'undertaker_order',
  'cost_confirmation',
  'originals_receipt',
  'decision_letter',
  'settlement',
  'consulate_sheet',
  'after_burial',
] as const;
export type DeathPrint = (typeof deathPrints)[number];

export type PrintFacts = {
  state: DeathCaseState;
  /** Of the decision in force; null while there is none. */
  outcome: DecisionOutcome | null;
  /** Whether the last check found the person covered by what is booked, even if somebody still has to confirm it. */
  is_covered?: boolean;
  /** How many movements of originals are written down. */
  originals: number;
  undertaker: string | null;
};

/** Refusal keys of prints that are not possible yet. */
export const printProblems = [
  'death_case_not_accepted',
  'death_print_no_decision',
  'death_print_no_originals',
  'death_print_not_settled',
  'death_print_no_undertaker',
] as const;
export type PrintProblem = (typeof printProblems)[number];

/** Why a case cannot be printed like this yet; undefined if it can. */
export function printProblem(print: DeathPrint, facts: PrintFacts): PrintProblem | undefined {
  return rules[print]?.find((rule) => !rule.holds(facts))?.otherwise;
}

type Rule = { holds: (facts: PrintFacts) => boolean; otherwise: PrintProblem };

const takenOn: Rule = { holds: isTakenOn, otherwise: 'death_case_not_accepted' };

/** An order goes to somebody. */
const named: Rule = { holds: ({ undertaker }) => Boolean(undertaker), otherwise: 'death_print_no_undertaker' };

const rules: { [Print in DeathPrint]?: readonly Rule[] } = {
  // no burial waits for signatures: the order up to the limits goes out while the board decides (decision 70)
  undertaker_order: [{ holds: mayOrder, otherwise: 'death_case_not_accepted' }, named],
  cost_confirmation: [takenOn],
  originals_receipt: [{ holds: ({ originals }) => originals > 0, otherwise: 'death_print_no_originals' }],
  decision_letter: [{ holds: isDecided, otherwise: 'death_print_no_decision' }],
  settlement: [{ holds: (facts) => isSettled(facts.state) && isTakenOn(facts), otherwise: 'death_print_not_settled' }],
};

function isTakenOn({ state, outcome }: PrintFacts): boolean {
  return mayEnterCost(state, 'association', outcome) || (isSettled(state) && outcome !== 'declined');
}

function mayOrder(facts: PrintFacts): boolean {
  const isWaiting = facts.state === 'checked' || (facts.state === 'at_board' && facts.outcome !== 'declined');
  return isTakenOn(facts) || (isWaiting && facts.is_covered === true);
}

function isSettled(state: DeathCaseState): boolean {
  return state === 'settled' || state === 'closed';
}

const undecided: readonly DeathCaseState[] = ['reported', 'identified', 'checked', 'at_board', 'withdrawn'];

function isDecided({ state, outcome }: PrintFacts): boolean {
  return outcome !== null && !undecided.includes(state);
}
