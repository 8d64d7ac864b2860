import type { OnCall, Shift } from '../../domain/onCall/onCall.contract.ts';
import { businessDay, day, toWireDay } from '../../domain/shared/day.ts';
import { answer, closeAlert, press, type ScreenState } from './screenState.ts';

const office = { who: 'office', base: '/office-ui', path: '/on-call' } as const;
const board = { ...office, who: 'board' } as const;
const ON_CALL = 'GET /api/v1/office/on-call';
const ENTER = 'POST /api/v1/office/on-call/shifts';
const on = (iso: string) => toWireDay(day(iso));

const own: Shift = {
  ...{ id: 1, account_id: 1, name: 'Elif Aydın', version: 1, may_change: true, is_today: true },
  ...{ first_day: on('2027-01-01'), last_day: on('2027-01-08') },
  ...{ by_mail: true, by_text_message: true, mobile: '+436641234567' },
};
const other: Shift = {
  ...own,
  ...{ id: 2, account_id: 2, name: 'Hatice Nesrin Karamustafaoğlu-Ağırbaşlı', may_change: false },
  ...{ is_today: false, first_day: on('2027-01-09'), last_day: null, by_text_message: false, mobile: null },
};
const staff = [own, other].map(({ account_id, name }) => ({ account_id, name }));
const onCall: OnCall = {
  ...{ shifts: [own, other], gap: null, staff: staff.slice(0, 1) },
  ...{ sends_text_messages: true, everybody_after_minutes: 30 },
};
const answers = { [ON_CALL]: answer.json(onCall) };
const asBoard = {
  [ON_CALL]: answer.json({ ...onCall, staff, shifts: [own, { ...other, may_change: true }] }),
};
const gap = (from: string, until: string | null): OnCall['gap'] => ({
  from: on(from),
  until: until === null ? null : on(until),
});

/** The shifts of the staff. */
export const officeOnCallStates: readonly ScreenState[] = [
  { ...office, name: 'office-on-call', answers },
  {
    ...office,
    name: 'office-on-call-nobody',
    answers: {
      [ON_CALL]: answer.json({ ...onCall, shifts: [], gap: { from: toWireDay(businessDay(new Date())), until: null } }),
    },
  },
  {
    ...office,
    name: 'office-on-call-gap',
    answers: {
      [ON_CALL]: answer.json({ ...onCall, sends_text_messages: false, gap: gap('2027-01-09', '2027-01-10') }),
    },
  },
  {
    ...board,
    name: 'office-on-call-enter',
    answers: asBoard,
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.officeOnCall.enter),
  },
  {
    ...office,
    name: 'office-on-call-enter-without-text-messages',
    answers: { [ON_CALL]: answer.json({ ...onCall, sends_text_messages: false }) },
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.officeOnCall.enterMe),
  },
  {
    ...office,
    name: 'office-on-call-enter-refused',
    answers: {
      ...answers,
      [ENTER]: answer.refusal(422, 'validation_failed', { errors: { mobile: ['number_not_known'] } }),
    },
    hasDialog: true,
    isRefused: true,
    prepare: async (visit) => {
      const { page, words } = visit;
      const { form } = words.officeOnCall;
      await press(page, words.officeOnCall.enterMe);
      await page.getByRole('checkbox', { name: form.byTextMessage }).check();
      await page.getByRole('textbox', { name: form.mobile }).fill('+4300000000');
      await press(page, form.save);
      await closeAlert(visit);
      await page.getByRole('textbox', { name: form.mobile }).scrollIntoViewIfNeeded();
    },
  },
  {
    ...board,
    name: 'office-on-call-remove',
    answers: asBoard,
    hasDialog: true,
    prepare: ({ page, words }) => page.getByRole('button', { name: words.officeOnCall.remove }).first().click(),
  },
  {
    ...office,
    name: 'office-on-call-tested',
    answers: {
      ...answers,
      'POST /api/v1/office/on-call/test': answer.json({ by_mail: true, by_text_message: true }),
    },
    prepare: async ({ page, words }) => {
      await press(page, words.officeOnCall.test);
      await page.getByText(words.officeOnCall.didTest.both).waitFor();
    },
  },
];
