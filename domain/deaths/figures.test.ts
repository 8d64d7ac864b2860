import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import { type CaseFigure, figuresOf } from './figures.ts';

const figure = (given: Partial<CaseFigure> = {}): CaseFigure => ({
  case_no: '2027-001',
  state: 'closed',
  reported_on: day('2027-01-10'),
  buried_on: day('2027-01-13'),
  destination: 'austria',
  outcome: 'accepted',
  reasons: null,
  costs: [],
  ...given,
});
const coffin = (euros: number, payer: 'association' | 'family' = 'association') => ({
  kind: 'coffin' as const,
  payer,
  amount_cents: cents(euros * 100),
});

describe('figures of a year', () => {
  it('of no case are all nothing', () => {
    const figures = figuresOf([]);
    expect(figures).toMatchObject({ cases: 0, withdrawn: 0, days_to_burial: null, costs: [], declined: [] });
    expect(figures.total).toEqual({ cases: 0, sum: 0, average: 0 });
  });

  it('count where and how, and leave out withdrawn cases', () => {
    const { cases, withdrawn, by_destination, by_outcome } = figuresOf([
      figure(),
      figure({ destination: 'turkey', outcome: 'goodwill' }),
      figure({ destination: null, outcome: null, state: 'reported', buried_on: null }),
      figure({ state: 'withdrawn' }),
    ]);
    expect([cases, withdrawn]).toEqual([3, 1]);
    expect(by_destination).toEqual([
      { destination: 'austria', cases: 1 },
      { destination: 'turkey', cases: 1 },
      { destination: 'elsewhere', cases: 0 },
      { destination: null, cases: 1 },
    ]);
    expect(by_outcome.map((one) => one.cases)).toEqual([1, 1, 0, 1]);
  });

  it('average the days to the burial to a tenth; a burial before the report is none', () => {
    const days = figuresOf([
      figure(),
      figure({ buried_on: day('2027-01-15') }),
      figure({ buried_on: day('2027-01-09') }),
    ]).days_to_burial;
    expect(days).toEqual({ cases: 3, average: 2.7, longest: 5 });
  });

  it('sum what the association pays, and average over the cases that have such costs', () => {
    const { costs, total } = figuresOf([
      figure({ costs: [coffin(100), coffin(50)] }),
      figure({ costs: [coffin(101), coffin(900, 'family')] }),
      figure(),
    ]);
    expect(costs).toEqual([{ kind: 'coffin', cases: 2, sum: 25_100, average: 12_550 }]);
    expect(total).toEqual({ cases: 2, sum: 25_100, average: 12_550 });
  });

  it('list who was declined and why', () => {
    const { declined } = figuresOf([figure({ outcome: 'declined', reasons: 'Ausgeschlossen', case_no: '2027-004' })]);
    expect(declined).toEqual([{ case_no: '2027-004', reasons: 'Ausgeschlossen' }]);
  });
});
