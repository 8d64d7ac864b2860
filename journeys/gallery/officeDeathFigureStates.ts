import type { DeathFigures } from '../../domain/deaths/deathFigures.contract.ts';
import { answer, type ScreenState } from './screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;

/** Figures of a year. */
export const officeDeathFigureStates: readonly ScreenState[] = [
  {
    ...office,
    name: 'office-death-figures',
    path: '/deaths/figures',
    answers: {
      'GET /api/v1/office/death-figures': answer.json({
        years: [2027, 2026, 2024],
        ...{ year: 2027, cases: 14, withdrawn: 1, days_to_burial: { cases: 11, average: 3.4, longest: 21 } },
        by_destination: [
          { destination: 'austria', cases: 4 },
          { destination: 'turkey', cases: 9 },
          { destination: 'elsewhere', cases: 0 },
          { destination: null, cases: 1 },
        ],
        by_outcome: [
          { outcome: 'accepted', cases: 10 },
          { outcome: 'goodwill', cases: 1 },
          { outcome: 'declined', cases: 1 },
          { outcome: null, cases: 2 },
        ],
        costs: [
          { kind: 'undertaker', cases: 11, sum: 27_280, average: 2_480 },
          { kind: 'flight', cases: 9, sum: 10_350.5, average: 1_150.06 },
        ],
        total: { cases: 11, sum: 37_630.5, average: 3_420.95 },
        declined: [{ case_no: '2027-004', reasons: 'Die Mitgliedschaft war seit 2024 beendet.' }],
      } satisfies DeathFigures),
    },
  },
  {
    ...office,
    name: 'office-death-figures-none',
    path: '/deaths/figures',
    answers: {
      'GET /api/v1/office/death-figures': answer.json({
        ...{ years: [], year: 2027, cases: 0, withdrawn: 0, days_to_burial: null, by_destination: [], by_outcome: [] },
        ...{ costs: [], total: { cases: 0, sum: 0, average: 0 }, declined: [] },
      } satisfies DeathFigures),
    },
  },
];
