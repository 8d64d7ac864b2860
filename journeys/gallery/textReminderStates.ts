import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import type { TextReminders } from '../../domain/textReminders/textReminders.contract.ts';
import { field } from '../fields.ts';
import { answer, press, type ScreenState } from './screenState.ts';

const GET = 'GET /api/v1/household/text-reminders';
const UNTIL = '2027-01-11T11:10:00.000Z';

const off: TextReminders = {
  is_offered: true,
  number: null,
  agreed_on: null,
  code: null,
  choices: [
    { phone_number_id: 1, number: '+436641234567' },
    { phone_number_id: 2, number: '+905321234567' },
  ],
};
const waiting: TextReminders = { ...off, code: { number: '+436641234567', until: UNTIL } };
const on: TextReminders = { ...off, number: '+436641234567', agreed_on: toWireDay(businessDay(new Date(UNTIL))) };

const account = { who: 'mehmet', path: '/my-account' } as const;
const shown = (state: TextReminders) => ({ [GET]: answer.json(state) });

/** Reminders by text message in My account; the demo has no gateway, so that the answers are played. */
export const textReminderStates: readonly ScreenState[] = [
  { ...account, name: 'my-account-texts-off', answers: shown(off) },
  { ...account, name: 'my-account-texts-no-number', answers: shown({ ...off, choices: [] }) },
  {
    ...account,
    name: 'my-account-texts-errors',
    isRefused: true,
    answers: shown(off),
    prepare: ({ page, words: { myAccount } }) => press(page, myAccount.texts.send),
  },
  { ...account, name: 'my-account-texts-code', answers: shown(waiting) },
  {
    ...account,
    name: 'my-account-texts-code-errors',
    isRefused: true,
    answers: shown(waiting),
    prepare: async ({ page, words: { myAccount } }) => {
      await field(page, myAccount.texts.code).fill('12');
      await press(page, myAccount.texts.confirm);
    },
  },
  { ...account, name: 'my-account-texts-on', answers: shown(on) },
  {
    ...account,
    name: 'my-account-texts-end',
    hasDialog: true,
    answers: shown(on),
    prepare: ({ page, words: { myAccount } }) => press(page, myAccount.texts.end),
  },
];
