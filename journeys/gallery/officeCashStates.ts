import type { CashBook, CashEntry } from '../../domain/cash/cash.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { field } from '../fields.ts';
import { HOUSEHOLD, household, open, openAll } from './officeHouseholdStates.ts';
import { answer, press, type ScreenState } from './screenState.ts';

const BOOK = 'GET /api/v1/office/cash';
const RECEIPT = 'GET /api/v1/office/cash/';
const TODAY = toWireDay(day('2027-01-05'));
const AT = '2027-01-05T09:12:00.000Z';

const huseyin = { household_id: 901, membership_no: '1009017', name: 'Hüseyin Abdurrahman Karamustafaoğlu' };

const payment: CashEntry = {
  // the number of the receipt that the demo has
  ...{ id: 2, receipt_no: '2027/0001', day: TODAY, amount: 1_234.5, bill_numbers: ['2027-000132', '2027-000133'] },
  ...{ reverses_no: null, reversed_by_no: null, taken_by: 'Zeynep Kahraman', kind: 'payment', text: null },
  ...{ from: 'Abdülkadir Karamustafaoğlu', household: huseyin, created_at: AT, is_counted: false },
  ...{ is_confirmed: false, may_reverse: true },
};
const other: CashEntry = { ...payment, household: null, from: null, bill_numbers: [], is_confirmed: null };

const book: CashBook = {
  ...{ day: TODAY, balance: 1_322, carried: 100, ends_with: 1_322, expected: 1_322 },
  ...{ last_counted: toWireDay(day('2027-01-04')), last_entry_id: 4, may_count: true, is_open: true },
  entries: [
    payment,
    { ...other, id: 1, receipt_no: '2027/0002', kind: 'expense', amount: -12.5, text: 'Briefmarken' },
    {
      ...payment,
      id: 3,
      receipt_no: '2027/0003',
      amount: 36,
      reversed_by_no: '2027/0004',
      is_confirmed: null,
      may_reverse: false,
    },
    {
      ...payment,
      id: 4,
      receipt_no: '2027/0004',
      amount: -36,
      reverses_no: '2027/0003',
      text: 'Falscher Haushalt',
      is_confirmed: null,
      may_reverse: false,
    },
  ],
  closings: [
    {
      ...{ id: 1, day: TODAY, expected: 1_324, counted: 1_322, difference_reason: 'Falsch herausgegeben' },
      ...{ closed_by: 'Zeynep Kahraman', closed_at: AT, agreed_by: null, may_agree: true },
    },
  ],
  open_days: [
    { day: toWireDay(day('2027-01-04')), needs: 'second' },
    { day: TODAY, needs: 'count' },
  ],
  deposits: [
    {
      ...{ id: 9, receipt_no: '2026/0214', day: toWireDay(day('2026-12-30')), amount: 480 },
      lines: [{ id: 77, value_date: toWireDay(day('2027-01-02')), counterparty_name: 'Bareinzahlung Automat 0412' }],
    },
    { ...{ id: 8, receipt_no: '2026/0209', day: toWireDay(day('2026-12-28')), amount: 120 }, lines: [] },
  ],
};

const answers = { [RECEIPT]: answer.ofTheServer, [BOOK]: answer.json(book) };
const office = { who: 'office', base: '/office-ui', path: '/cash', answers } as const;

/** The cash book: of the demo, full, and with each dialog. */
export const officeCashStates: readonly ScreenState[] = [
  { who: 'office', base: '/office-ui', name: 'office-cash-demo', path: '/cash' },
  { ...office, name: 'office-cash' },
  {
    ...office,
    name: 'office-cash-enter',
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.officeCash.book.enter),
  },
  {
    ...office,
    name: 'office-cash-enter-refused',
    hasDialog: true,
    isRefused: true,
    prepare: async ({ page, words }) => {
      await press(page, words.officeCash.book.enter);
      await page.getByRole('dialog').getByRole('button', { name: words.officeCash.enter.confirm }).click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    ...office,
    name: 'office-cash-count',
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await press(page, words.officeCash.book.count);
      await field(page, words.officeCash.count.counted).fill('1.320');
    },
  },
  {
    ...office,
    name: 'office-cash-reverse',
    hasDialog: true,
    prepare: ({ page, words }) =>
      page
        .getByRole('button', { name: new RegExp(`^${words.officeCash.book.reverse}`) })
        .first()
        .click(),
  },
  {
    ...office,
    name: 'office-cash-agree',
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.officeCash.closings.agree),
  },
  {
    ...office,
    name: 'office-cash-receipt',
    hasDialog: true,
    prepare: async ({ page, words }) => {
      const name = words.officeCash.receipts.printOf.replace('{{number}}', payment.receipt_no);
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  household('make-invoice', 'hatice', {
    part: '/money',
    hasDialog: true,
    prepare: (visit) => open(visit, visit.words.officeMoney.byHand.make),
  }),
  household('other-payer', 'hatice', {
    part: '/money',
    hasDialog: true,
    prepare: (visit) => open(visit, visit.words.officeMoney.payer.action),
  }),
  household('own-amounts', 'mehmet', { part: '/money', answers: { [HOUSEHOLD]: answer.changed(withOwnAmounts) } }),
  household('own-amount', 'mehmet', {
    part: '/money',
    hasDialog: true,
    prepare: (visit) => open(visit, visit.words.officeMoney.own.action),
  }),
  household('end-own-amount', 'mehmet', {
    part: '/money',
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(withOwnAmounts) },
    prepare: (visit) => open(visit, visit.words.officeMoney.own.end),
  }),
  household('hold-reminders', 'hatice', {
    part: '/money',
    hasDialog: true,
    prepare: (visit) => open(visit, visit.words.officeMoney.hold.action),
  }),
  household('reminders-held', 'hatice', {
    part: '/money',
    answers: {
      [HOUSEHOLD]: answer.changed((file: HouseholdFile) => ({
        ...file,
        reminder_hold: { until: TODAY, reason: 'Zahlt in drei Raten, zugesagt am Telefon', by: 'Zeynep Kahraman' },
      })),
    },
  }),
  household('send-invoice', 'hatice', {
    part: '/money',
    hasDialog: true,
    prepare: async (visit) => {
      await openAll(visit);
      await open(visit, visit.words.officeMoney.byHand.send);
    },
  }),
  household('take-cash', 'hatice', {
    part: '/money',
    hasDialog: true,
    prepare: (visit) => open(visit, visit.words.officeCash.take.action),
  }),
];

/** One in force, and one that a colleague wants. */
function withOwnAmounts(file: HouseholdFile): HouseholdFile {
  const { id, first_name, last_name } = file.main_member;
  const name = fullName({ first_name, last_name });
  const asked: HouseholdFile['approvals'][number] = {
    ...{ id: 77, household_id: file.household.id, kind: 'own_amount', asked_by: 'Mustafa Koç', asked_at: AT },
    ...{ reason: 'Mindestpension, Bescheid gesehen', is_own: false, may_agree: true, took_effect: false },
    ...{
      takes_effect_at: null,
      email: null,
      way: null,
      refund: null,
      payment: null,
      arrived_on: null,
      joining: null,
      merging: null,
    },
    own_amount: { name, year: 2028, amount: 0, otherwise: 60 },
  };
  return {
    ...file,
    approvals: [asked],
    own_amounts: [
      {
        ...{ member_id: id, name, year: 2027, amount: 20, reason: 'Mindestpension' },
        ...{ asked_by: 'Mustafa Koç', agreed_by: 'Zeynep Kahraman' },
      },
    ],
  };
}
