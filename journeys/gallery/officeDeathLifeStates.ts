import type { DeathEffects, DeathMoney, DeathTakeBack } from '../../domain/deaths/life/deathLife.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { answersOfCase } from './deathCaseAnswers.ts';
import { deathSteps } from './deathSteps.ts';
import { fullCase, unknownCase } from './officeDeathStates.ts';
import { answer, press, type ScreenState, type Visit } from './screenState.ts';

const office = { who: 'office', base: '/office-ui', path: '/deaths/2', hasDialog: true } as const;
const CASE = 'GET /api/v1/office/deaths/2';
const last = toWireDay(day('2027-01-01'));
const number = { household_id: 901, membership_no: '1009017' };
const hussein = { member_id: 31, name: 'Hüseyin Abdurrahman Karamustafaoğlu' };
const nesrin = { member_id: 32, name: 'Nesrin Karamustafaoğlu' };

const effects: DeathEffects = {
  ...{ revision: 7, digest: 'digest', lacking: [] },
  households: [
    {
      ...{ ...number, ...hussein, is_main: true, status: 'active', next_member_id: 32, is_ending: false },
      successors: [
        { ...nesrin, date_of_birth: null, relationship_type: 'wife', status: 'active', is_minor: false },
        {
          ...{ member_id: 33, name: 'Emir Karamustafaoğlu', date_of_birth: null, relationship_type: 'son' },
          ...{ status: 'active', is_minor: true },
        },
      ],
    },
  ],
  effects: [
    {
      ...{ kind: 'membership_ends', household_id: 901, ...hussein, last_day: last, had_begun: true },
      first_day_without: toWireDay(day('2027-01-02')),
    },
    { kind: 'main_member_changes', household_id: 901, ...nesrin, is_waiting: false, waiting_until: null },
    { kind: 'becomes_widowed', household_id: 901, ...nesrin },
    { kind: 'money_rests', household_id: 901, already_since: null, open_invoices: 2, open_amount: 240 },
    { kind: 'condolence', household_id: 901, by: 'news_and_mail' },
    { kind: 'representative_told', household_id: 901, substitute_id: 4, name: 'Murat Şahin' },
  ],
  other_rows: [
    {
      ...{ member_id: 77, household_id: 902, membership_no: '1009025', name: hussein.name, is_chosen: false },
      ...{ date_of_birth: toWireDay(day('1951-03-09')), status: 'waiting' },
    },
  ],
};

const takeBack: DeathTakeBack = {
  ...{ revision: 7, to_state: 'reported', was_told: true },
  undone: [
    { kind: 'membership_ends', household_id: 901, ...hussein },
    { kind: 'main_member_changes', household_id: 901, ...nesrin },
  ],
  overtaken: [{ kind: 'becomes_widowed', household_id: 901, ...nesrin }],
};

const invoice = { date: last, due_date: last, amount: 120 };
const money: DeathMoney = {
  revision: 7,
  households: [
    {
      ...{ ...number, rests_since: last },
      invoices: [
        { ...invoice, id: 1, bill_number: '2026-117', open_amount: 120 },
        { ...invoice, id: 2, bill_number: '2027-004', open_amount: 36.5 },
      ],
    },
  ],
};

const noSteps = { [`${CASE}/steps`]: answer.json({ ...deathSteps, steps: [] }) };
const full = answersOfCase(fullCase);
const reported = { ...unknownCase, id: 2, name: hussein.name };

/** Opens a dialog and waits for what is left open, which arrives with a call of its own. */
async function pressAndSeeLeft({ page }: Visit, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').getByRole('checkbox').last().waitFor();
}

/** Dialogs of the steps of a case. */
export const officeDeathLifeStates: readonly ScreenState[] = [
  {
    ...office,
    name: 'office-death-identify',
    answers: { ...answersOfCase(reported), ...noSteps, [`${CASE}/effects`]: answer.json(effects) },
    prepare: ({ page, words }) => press(page, words.officeDeathLife.identify.confirm),
  },
  {
    ...office,
    name: 'office-death-take-back',
    answers: { ...full, [`${CASE}/take-back`]: answer.json(takeBack) },
    prepare: ({ page, words }) => press(page, words.officeDeathLife.takeBack.confirm),
  },
  {
    ...office,
    name: 'office-death-plan',
    answers: full,
    prepare: ({ page, words }) => press(page, words.officeDeathLife.plan.title),
  },
  {
    ...office,
    name: 'office-death-settle',
    answers: {
      ...full,
      [`${CASE}/money`]: answer.json(money),
      [CASE]: answer.json({ ...fullCase, state: 'buried', open_steps: ['settle'], may_take_back: false }),
    },
    prepare: (visit) => pressAndSeeLeft(visit, visit.words.officeDeathLife.settle.confirm),
  },
  {
    ...office,
    name: 'office-death-close',
    answers: {
      ...full,
      [`${CASE}/money`]: answer.json({ ...money, households: [] }),
      [CASE]: answer.json({ ...fullCase, state: 'settled', open_steps: ['close'], may_take_back: false }),
    },
    prepare: (visit) => pressAndSeeLeft(visit, visit.words.officeDeathLife.close.confirm),
  },
  {
    ...office,
    name: 'office-death-join',
    answers: {
      ...answersOfCase(reported),
      ...noSteps,
      'GET /api/v1/office/deaths': answer.json([fullCase]),
    },
    prepare: (visit) => pressAndSeeLeft(visit, visit.words.officeDeathLife.join.confirm),
  },
  {
    ...office,
    name: 'office-death-handover',
    answers: full,
    prepare: ({ page, words }) => press(page, words.officeDeathCustody.handOver),
  },
];
