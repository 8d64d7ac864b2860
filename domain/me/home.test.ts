import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { type HomeFacts, homeStateOf } from './home.ts';
import { type WayFacts, wayToCover } from './wayToCover.ts';

const today = day('2027-01-11');

const submitted = {
  status: 'waiting',
  active_from: null,
  is_sent_back: false,
  is_compared: false,
  gaps: 0,
  waiting_until: null,
  documents: 'sent',
  owed: { due_on: day('2027-01-18'), dunning_status: 0 },
  money_rests: false,
} satisfies HomeFacts;
const applicant: Partial<HomeFacts> = { status: 'new', gaps: 3, documents: 'missing', owed: null };
const waits: Partial<HomeFacts> = { waiting_until: day('2027-03-01'), owed: null };
const active: Partial<HomeFacts> = {
  status: 'active',
  active_from: day('2026-05-01'),
  documents: 'checked',
  owed: null,
};
const owing = (due_on: string, dunning_status: number) => ({
  ...active,
  owed: { due_on: day(due_on), dunning_status },
});
const ended: Partial<HomeFacts> = { status: 'inactive', active_from: day('2026-05-01'), owed: null };

/** Standing, debt (state, days, level) and next step of each kind of household. */
const table: [string, Partial<HomeFacts>, string][] = [
  ['an applicant in steps', applicant, 'gaps - task_list'],
  ['an applicant who has confirmed an invoice', { ...applicant, owed: submitted.owed }, 'gaps due 7 0 task_list'],
  ['nothing is missing', { ...applicant, gaps: 0 }, 'complete - task_list'],
  ['sent back', { ...applicant, is_sent_back: true }, 'sent_back - task_list'],
  ['compared by the office', { ...applicant, is_compared: true }, 'compared - task_list'],
  ['submitted, unpaid', {}, 'unpaid due 7 0 pay'],
  ['submitted, unpaid on the due date', { owed: { due_on: today, dunning_status: 0 } }, 'unpaid due_today 0 0 pay'],
  ['submitted, unpaid, a document refused', { documents: 'missing' }, 'unpaid due 7 0 documents'],
  ['submitted, unpaid, a death', { money_rests: true }, 'resting - -'],
  ['waiting', waits, 'days - -'],
  ['waiting, a document refused', { ...waits, documents: 'missing' }, 'days - documents'],
  ['the last day of waiting', { ...waits, waiting_until: today }, 'last_day - -'],
  ['waited, documents being checked', { ...waits, waiting_until: day('2027-01-10') }, 'checking - -'],
  [
    'waited, a document missing',
    { ...waits, waiting_until: day('2027-01-10'), documents: 'missing' },
    'over - documents',
  ],
  ['waited, everything checked', { ...waits, waiting_until: day('2027-01-10'), documents: 'checked' }, 'checking - -'],
  ['active', active, 'active - -'],
  ['active, a new invoice', owing('2027-01-25', 0), 'active due 14 0 pay'],
  ['active, overdue', owing('2027-01-10', 0), 'active late 1 0 pay'],
  ['active, first reminder', owing('2027-01-04', 1), 'active late 7 1 pay'],
  ['active, second reminder', owing('2026-12-21', 2), 'active late 21 2 pay'],
  ['active, third reminder', owing('2026-12-07', 3), 'active late 35 3 pay'],
  ['active, a death', { ...owing('2026-12-07', 3), money_rests: true }, 'active - -'],
  ['ended', ended, 'ended - call'],
  ['ended, with a debt', { ...ended, owed: { due_on: day('2027-01-01'), dunning_status: 0 } }, 'ended late 10 0 pay'],
  ['ended by the main member’s death', { ...ended, money_rests: true }, 'ended - call'],
  ['never begun', { ...ended, active_from: null }, 'unbegun - call'],
];

it.each(table)('the card says for: %s', (_name, facts, says) => {
  const { standing, debt, next } = homeStateOf({ ...submitted, ...facts }, today);

  const owes = debt ? `${debt.is} ${debt.days} ${debt.level}` : '-';
  expect(`${standing} ${owes} ${next ?? '-'}`).toBe(says);
});

describe('the way to the membership', () => {
  const facts: WayFacts = {
    ...submitted,
    submitted_on: day('2027-01-04'),
    documents_checked_on: null,
    is_paid: false,
    paid_on: null,
  };
  const paid = { ...waits, is_paid: true, paid_on: day('2026-12-01') };
  const checked = { documents: 'checked', documents_checked_on: day('2027-01-08') } as const;

  it.each<[string, Partial<WayFacts>, string[]]>([
    ['an applicant', { ...applicant, submitted_on: null }, ['now *', 'later', 'later', 'later', 'later']],
    [
      'an applicant who owes',
      { ...applicant, submitted_on: null, owed: submitted.owed },
      ['now *', 'later', 'now 2027-01-18', 'later', 'later'],
    ],
    ['submitted, unpaid', {}, ['done 2027-01-04', 'now', 'now 2027-01-18 *', 'later', 'later']],
    ['waiting', paid, ['done 2027-01-04', 'now', 'done 2026-12-01', 'now 2027-03-01 *', 'later 2027-03-02']],
    [
      'waiting, documents checked',
      { ...paid, ...checked },
      ['done 2027-01-04', 'done 2027-01-08', 'done 2026-12-01', 'now 2027-03-01 *', 'later 2027-03-02'],
    ],
    [
      'waited, a document missing',
      { ...paid, waiting_until: day('2027-01-10'), documents: 'missing' },
      ['done 2027-01-04', 'missing *', 'done 2026-12-01', 'done 2027-01-10', 'later'],
    ],
    [
      'active',
      { ...paid, ...active, ...checked },
      ['done 2027-01-04', 'done 2027-01-08', 'done 2026-12-01', 'done 2027-03-01', 'done 2026-05-01 *'],
    ],
    [
      'active, imported without dates',
      { ...active, submitted_on: null },
      ['done', 'done', 'done', 'done', 'done 2026-05-01 *'],
    ],
    ['ended', ended, []],
    ['submitted, unpaid, a death', { money_rests: true }, []],
  ])('of %s', (_name, changed, stations) => {
    const points = wayToCover({ ...facts, ...changed }, today);

    const told = points.map(({ state, on, is_today }) => [state, on, is_today && '*'].filter(Boolean).join(' '));
    expect(told).toEqual(stations);
  });
});
