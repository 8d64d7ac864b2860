import { type Day, daysBetween, isBefore } from '../shared/day.ts';
import { type Cents, cents } from '../shared/money.ts';
import { type CostFacts, type CostKind, costKinds } from './costs.ts';
import type { DeathCaseState } from './deathCase.ts';
import { type BurialDestination, burialDestinations } from './deathFacts.ts';
import type { DecisionOutcome } from './decisions.ts';

/** What the figures of a year need of one case. */
export type CaseFigure = {
  case_no: string;
  state: DeathCaseState;
  reported_on: Day;
  buried_on: Day | null;
  destination: BurialDestination | null;
  /** The decision in force; null while there is none. */
  outcome: DecisionOutcome | null;
  reasons: string | null;
  costs: readonly CostFacts[];
};

export type YearFigures = {
  /** Cases that were reported in the year, without those that were withdrawn. */
  cases: number;
  withdrawn: number;
  by_destination: { destination: BurialDestination | null; cases: number }[];
  by_outcome: { outcome: DecisionOutcome | null; cases: number }[];
  /** Days from the report to the burial; null if nobody has been buried yet. */
  days_to_burial: { cases: number; average: number; longest: number } | null;
  /** What the association pays, in cents; averages are of the cases that have such costs. */
  costs: { kind: CostKind; cases: number; sum: Cents; average: Cents }[];
  total: { cases: number; sum: Cents; average: Cents };
  declined: { case_no: string; reasons: string | null }[];
};

/** The figures of a year. Withdrawn cases are only counted: they were false reports or wrong people. */
export function figuresOf(all: readonly CaseFigure[]): YearFigures {
  const cases = all.filter(({ state }) => state !== 'withdrawn');
  const outcomes = ['accepted', 'goodwill', 'declined', null] as const;
  return {
    cases: cases.length,
    withdrawn: all.length - cases.length,
    by_destination: [...burialDestinations, null].map((destination) => ({
      destination,
      cases: cases.filter((one) => one.destination === destination).length,
    })),
    by_outcome: outcomes.map((outcome) => ({
      outcome,
      cases: cases.filter((one) => one.outcome === outcome).length,
    })),
    days_to_burial: daysToBurial(cases),
    costs: costKinds.flatMap((kind) => {
      const sum = sumOf(cases, kind);
      return sum.cases === 0 ? [] : [{ kind, ...sum }];
    }),
    total: sumOf(cases),
    declined: cases
      .filter(({ outcome }) => outcome === 'declined')
      .map(({ case_no, reasons }) => ({ case_no, reasons })),
  };
}

function daysToBurial(cases: readonly CaseFigure[]): YearFigures['days_to_burial'] {
  const days = cases.flatMap(({ reported_on, buried_on }) => {
    if (!buried_on) return [];
    return [isBefore(buried_on, reported_on) ? 0 : daysBetween(reported_on, buried_on)];
  });
  if (days.length === 0) return null;
  const sum = days.reduce((total, one) => total + one, 0);
  return { cases: days.length, average: Math.round((sum / days.length) * 10) / 10, longest: Math.max(...days) };
}

/** What the association pays for the cases, of one kind or of all. */
function sumOf(cases: readonly CaseFigure[], kind?: CostKind): { cases: number; sum: Cents; average: Cents } {
  const sums = cases
    .map(({ costs }) => costs.filter((cost) => cost.payer === 'association' && (!kind || cost.kind === kind)))
    .filter((costs) => costs.length > 0)
    .map((costs) => costs.reduce((total, { amount_cents }) => total + amount_cents, 0));
  const sum = cents(sums.reduce((total, one) => total + one, 0));
  return { cases: sums.length, sum, average: cents(sums.length === 0 ? 0 : Math.round(sum / sums.length)) };
}
