import type { DeathCase, ListedCase } from '../../domain/deaths/deathCases.contract.ts';
import type { DeathCosts } from '../../domain/deaths/deathCosts.contract.ts';
import type { DeathDecisions } from '../../domain/deaths/deathDecisions.contract.ts';
import type { FoundPerson } from '../../domain/deaths/deathPersons.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { field } from '../fields.ts';
import { answersOfCase } from './deathCaseAnswers.ts';
import { deathCustody } from './deathCustody.ts';
import { deathSteps } from './deathSteps.ts';
import { answer, press, type ScreenState } from './screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;
const CASES = 'GET /api/v1/office/deaths';
const PERSONS = 'POST /api/v1/office/death-persons';
const at = (hour: number) => new Date(Date.UTC(2027, 0, 2, hour, 12)).toISOString();

const report: ListedCase = {
  ...{ id: 3, case_no: '2027-003', state: 'reported', state_since: at(2), reported_at: at(2), source: 'call_back' },
  ...{ is_unopened: true, name: null, reporter_name: 'Ayşe Karamustafaoğlu', destination: null, held_since: null },
};
const hussein: ListedCase = {
  ...report,
  ...{ id: 2, case_no: '2027-002', state: 'under_way', source: 'on_call', is_unopened: false },
  ...{ name: 'Hüseyin Abdurrahman Karamustafaoğlu', destination: 'turkey', held_since: toWireDay(day('2027-01-01')) },
};

/** A case whose person nobody has identified yet. */
export const unknownCase: DeathCase = {
  ...report,
  ...{ is_unopened: false, revision: 0, language: 'tr', open_steps: ['identify', 'withdraw'], may_take_back: false },
  ...{ reporter_phone: '+436641234567', reporter_relation: null, member: null, deceased_name: null },
  ...{ parent: null, guardian: null },
  ...{ deceased_birth: null, deceased_gender: null, citizenship: null, civil_status: null, died_from: null },
  ...{ died_until: null, place: null, place_words: null, destination_words: null, doctor_came: null },
  ...{ has_undertaker: null, undertaker: null, is_accident: null, medical_words: null, released_on: null },
  ...{ passport_no: null, destination_airport: null, consignee_name: null, consignee_phone: null },
  ...{ burial_at: null, burial_place: null, flight_at: null, flight_words: null, linked: [], joined_to: null },
  notes: [],
  history: [{ id: 1, verb: 'report', to_state: 'reported', happened_at: at(2), who: null, reason: null }],
};

/** A case with every possible field. */
export const fullCase: DeathCase = {
  ...unknownCase,
  ...hussein,
  ...{ revision: 7, open_steps: ['bury', 'withdraw'], may_take_back: true, reporter_relation: 'Tochter' },
  member: {
    ...{ id: 31, household_id: 901, membership_no: '1009017', name: 'Hüseyin Abdurrahman Karamustafaoğlu' },
    date_of_birth: toWireDay(day('1951-03-09')),
  },
  ...{ deceased_name: 'Hüseyin Abdurrahman Karamustafaoğlu', deceased_birth: toWireDay(day('1951-03-09')) },
  ...{ died_from: toWireDay(day('2026-12-31')), died_until: toWireDay(day('2027-01-01')), place: 'hospital' },
  ...{ place_words: 'Klinik Favoriten, Kundratstraße 3', destination_words: 'Emirdağ, Afyonkarahisar' },
  ...{ doctor_came: true, has_undertaker: true, undertaker: 'Bestattung Sonnenschein', is_accident: false },
  ...{
    burial_at: at(11),
    burial_place: 'Emirdağ Merkez Mezarlığı',
    flight_at: at(5),
    flight_words: 'TK 1886, Wien–Ankara',
  },
  ...{ deceased_gender: 'male', citizenship: 'turkish', civil_status: 'married', medical_words: 'Herzversagen' },
  linked: [{ ...report, id: 4, case_no: '2027-004', name: 'Nesrin Karamustafaoğlu' }],
  notes: [
    {
      id: 1,
      words: 'Die Tochter kommt um 9 Uhr.\nSie bringt den Reisepass mit.',
      written_at: at(3),
      written_by: 'office@vefa.example',
    },
  ],
  history: [
    ...unknownCase.history,
    { id: 2, verb: 'identify', to_state: 'identified', happened_at: at(3), who: 'office@vefa.example', reason: null },
  ],
};

const person: FoundPerson = {
  ...{ household_id: 901, membership_no: '1009017', name: 'Hüseyin Abdurrahman Karamustafaoğlu', member_id: 31 },
  ...{ date_of_birth: toWireDay(day('1951-03-09')), is_main: true, status: 'active', case_no: null, case_id: null },
};

const costs: DeathCosts = {
  revision: 7,
  costs: [
    {
      ...{ id: 1, kind: 'undertaker', supplier: 'Bestattung Sonnenschein', bill_no: 'R-2027-118', amount: 2_480.5 },
      ...{
        payer: 'association',
        ordered_on: toWireDay(day('2027-01-01')),
        paid_on: null,
        over_limit_because: null,
        pay_asked_on: null,
        pay_asked_by: null,
      },
      ...{ entered_at: at(5), entered_by: 'office@vefa.example', cancelled_at: null, cancelled_by: null },
    },
    {
      ...{ id: 2, kind: 'grave', supplier: 'Friedhöfe Wien', bill_no: null, amount: 940, payer: 'association' },
      ...{
        ordered_on: null,
        paid_on: toWireDay(day('2027-01-02')),
        over_limit_because: 'Die Familie hat nichts.',
        pay_asked_on: null,
        pay_asked_by: null,
      },
      ...{ entered_at: at(6), entered_by: 'office@vefa.example', cancelled_at: null, cancelled_by: null },
    },
    {
      ...{ id: 3, kind: 'flight', supplier: 'Turkish Airlines', bill_no: null, amount: 1_100, payer: 'family' },
      ...{
        ordered_on: null,
        paid_on: null,
        over_limit_because: null,
        pay_asked_on: null,
        pay_asked_by: null,
        entered_at: at(6),
        entered_by: null,
      },
      ...{ cancelled_at: at(7), cancelled_by: 'office@vefa.example' },
    },
  ],
  limits: [
    { what: 'undertaker', limit: 3_000, spent: 2_480.5 },
    { what: 'grave', limit: 0, spent: 940 },
  ],
  sums: { association: 3_420.5, family: 0, other: 0 },
  may_change: true,
  may_take_on: true,
};
const ofCosts = { 'GET /api/v1/office/deaths/2/costs': answer.json(costs) };
const decisions: DeathDecisions = {
  revision: 7,
  preview: {
    ...{ day: toWireDay(day('2027-01-01')), verdict: 'in_arrears' },
    others: [
      {
        ...{ because: 'first_day', day: toWireDay(day('2026-12-31')), verdict: 'covered' },
        grounds: [{ verdict: 'covered', household_id: 901, since: day('2019-04-01') }],
      },
    ],
    grounds: [
      {
        verdict: 'in_arrears',
        household_id: 901,
        invoices: [{ bill_number: '2026-117', open_cents: 12_000, level: 3, reminded_on: day('2026-11-20') }],
      },
      { verdict: 'covered', household_id: 901, since: day('2019-04-01') },
    ],
  },
  checks: [
    {
      ...{ id: 1, day: toWireDay(day('2027-01-01')), verdict: 'covered', rule_version: 1, checked_at: at(4) },
      ...{ checked_by: 'office@vefa.example', others: [] },
      grounds: [{ verdict: 'covered', household_id: 901, since: day('2019-04-01') }],
    },
  ],
  decisions: [
    {
      ...{ id: 2, outcome: 'goodwill', reasons: 'Der Beitrag kam zwei Tage zu spät.', limit: 1_500 },
      reasons_language: 'de',
      ...{ signatures_needed: 2, signatures: [{ who: 'obmann@vefa.example', signed_at: at(6) }], proposed_at: at(6) },
      ...{ in_force_at: null, withdrawn_at: null, may_sign: true, may_withdraw: true },
    },
    {
      ...{ id: 1, outcome: 'declined', reasons: 'Beiträge offen.', limit: null, signatures_needed: 1 },
      reasons_language: null,
      ...{ signatures: [{ who: 'kassier@vefa.example', signed_at: at(5) }], proposed_at: at(5), in_force_at: at(5) },
      ...{ withdrawn_at: at(6), may_sign: false, may_withdraw: false },
    },
  ],
  may_check: true,
  may_accept: false,
  may_send_to_board: false,
  may_propose: false,
  note_to_board: {
    ...{ words: 'Seit 2019 dabei, der Beitrag kam zwei Tage zu spät.', who: 'office@vefa.example', written_at: at(5) },
  },
  unseen_money: [],
  goodwill_limit: 1_000,
};
const decided = (changed: Partial<DeathDecisions> = {}) => ({
  ...full,
  'GET /api/v1/office/deaths/2/decisions': answer.json({ ...decisions, ...changed }),
});
const unknown = {
  ...answersOfCase(unknownCase),
  'GET /api/v1/office/deaths/3/steps': answer.json({ ...deathSteps, steps: [] }),
  'GET /api/v1/office/deaths/3/custody': answer.json({ ...deathCustody, body: [], belongings: [] }),
};
const full = answersOfCase(fullCase);

/** Cases of a death: the list, the first call, a case. */
export const officeDeathStates: readonly ScreenState[] = [
  { ...office, name: 'office-deaths', path: '/deaths', answers: { [CASES]: answer.json([report, hussein]) } },
  { ...office, name: 'office-deaths-none', path: '/deaths', answers: { [CASES]: answer.json([]) } },
  { ...office, name: 'office-deaths-ended', path: '/deaths?which=ended', answers: { [CASES]: answer.json([]) } },
  { ...office, name: 'office-death-call-new', path: '/deaths/call' },
  {
    ...office,
    name: 'office-death-call-find',
    path: '/deaths/call?case=3',
    answers: {
      ...unknown,
      [PERSONS]: answer.json([person, { ...person, member_id: 32, case_no: '2027-001', case_id: 1 }]),
    },
    prepare: async ({ page, words }) => {
      await field(page, words.officeDeaths.call.search).fill('karamustafa');
      await press(page, words.officeDeaths.call.find);
    },
  },
  {
    ...office,
    name: 'office-death-call',
    path: '/deaths/call?case=2',
    answers: decided(),
  },
  { ...office, name: 'office-death', path: '/deaths/2', answers: full },
  { ...office, name: 'office-death-unknown', path: '/deaths/3', answers: unknown },
  {
    ...office,
    name: 'office-death-history',
    path: '/deaths/2?part=history',
    answers: full,
  },
  {
    ...office,
    name: 'office-death-costs',
    path: '/deaths/2?part=costs',
    answers: { ...ofCosts, ...full },
  },
  {
    ...office,
    name: 'office-death-costs-enter',
    path: '/deaths/2?part=costs',
    hasDialog: true,
    answers: { ...ofCosts, ...full },
    prepare: ({ page, words }) => press(page, words.officeDeathCosts.add),
  },
  {
    ...office,
    name: 'office-death-costs-pay',
    path: '/deaths/2?part=costs',
    hasDialog: true,
    answers: { ...ofCosts, ...full },
    prepare: ({ page, words }) =>
      page
        .getByRole('button', { name: new RegExp(words.officeDeathCosts.pay) })
        .first()
        .click(),
  },
  { ...office, name: 'office-death-decision', path: '/deaths/2?part=decision', answers: decided() },
  {
    ...office,
    name: 'office-death-decide',
    path: '/deaths/2?part=decision',
    hasDialog: true,
    answers: decided({ may_propose: true, decisions: [] }),
    prepare: async ({ page, words }) => {
      await press(page, words.officeDeathDecisions.decide);
      await page.getByLabel(words.officeDeathDecisions.outcomes.goodwill).check();
    },
  },
  {
    ...office,
    name: 'office-death-to-board',
    path: '/deaths/2?part=decision',
    hasDialog: true,
    answers: decided({ may_send_to_board: true, may_accept: true, decisions: [] }),
    prepare: ({ page, words }) => press(page, words.officeDeathDecisions.toBoard),
  },
  {
    ...office,
    name: 'office-death-no-day',
    path: '/deaths/2?part=decision',
    answers: {
      ...decided({ preview: null, checks: [], decisions: [], may_check: false }),
      'GET /api/v1/office/deaths/2': answer.json({ ...unknownCase, id: 2 }),
    },
  },
];
