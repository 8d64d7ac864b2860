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
] as const;
export type DeathPrint = (typeof deathPrints)[number];

export type PrintFacts = {
  state: DeathCaseState;
  /** Of the decision in force; null while there is none. */
  outcome: DecisionOutcome | null;
  /** How many movements of originals are written down. */
  originals: number;
};

/** Refusal keys of prints that are not possible yet. */
export const printProblems = [
  'death_case_not_accepted',
  'death_print_no_decision',
  'death_print_no_originals',
  'death_print_not_settled',
] as const;
export type PrintProblem = (typeof printProblems)[number];

/** Why a case cannot be printed like this yet; undefined if it can. */
export function printProblem(print: DeathPrint, facts: PrintFacts): PrintProblem | undefined {
  const rule = rules[print];
  return rule === undefined || rule.holds(facts) ? undefined : rule.otherwise;
}

type Rule = { holds: (facts: PrintFacts) => boolean; otherwise: PrintProblem };

const takenOn: Rule = { holds: isTakenOn, otherwise: 'death_case_not_accepted' };

const rules: { [Print in DeathPrint]?: Rule } = {
  undertaker_order: takenOn,
  cost_confirmation: takenOn,
  originals_receipt: { holds: ({ originals }) => originals > 0, otherwise: 'death_print_no_originals' },
  decision_letter: { holds: isDecided, otherwise: 'death_print_no_decision' },
  settlement: { holds: (facts) => isSettled(facts.state) && isTakenOn(facts), otherwise: 'death_print_not_settled' },
};

function isTakenOn({ state, outcome }: PrintFacts): boolean {
  return mayEnterCost(state, 'association') || (isSettled(state) && outcome !== 'declined');
}

function isSettled(state: DeathCaseState): boolean {
  return state === 'settled' || state === 'closed';
}

const undecided: readonly DeathCaseState[] = ['reported', 'identified', 'checked', 'at_board', 'withdrawn'];

function isDecided({ state, outcome }: PrintFacts): boolean {
  return outcome !== null && !undecided.includes(state);
}
