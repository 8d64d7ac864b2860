import type { Me } from '../../domain/me/me.contract.ts';
import { addDays, addYears, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { answer, press, type ScreenState } from './screenState.ts';

type Household = NonNullable<Me['household']>;

const today = businessDay(new Date());
const inDays = (days: number) => toWireDay(addDays(today, days));

/** What is owed, due in so many days, with so many reminders. */
const owing = (days: number, dunning_status: number, invoices = 1): Partial<Household> => ({
  owed: { amount: 105 * invoices, invoices, due_date: inDays(days), dunning_status },
});
const asked: Partial<Household> = { active_from: toWireDay(addYears(today, -2)), confirmed_on: null };
const endsLater: Partial<Household> = { endings_to_come: [{ member_id: null, last_day: inDays(33) }] };
const unpaid: Partial<Household> = { waiting_until: null, paid_on: null, submitted_on: inDays(-3), ...owing(11, 0) };

/** The card above the news for each kind of household, and the yearly question. */
export const homeStates: ScreenState[] = [
  state('home-applicant-owes', 'gulsah', owing(9, 0)),
  state('home-unpaid', 'hatice', unpaid),
  state('home-waiting', 'omer', {}),
  state('home-waited', 'omer', { waiting_until: inDays(-4) }),
  state('home-resting', 'hatice', { ...unpaid, owed: null, money_rests: true }),
  state('home-due', 'mehmet', owing(14, 0)),
  state('home-due-today', 'mehmet', owing(0, 0)),
  state('home-late', 'mehmet', owing(-3, 0)),
  state('home-reminded-once', 'mehmet', owing(-8, 1)),
  state('home-reminded-twice', 'mehmet', owing(-22, 2, 2)),
  state('home-reminded-thrice', 'mehmet', owing(-40, 3)),
  state('home-ends-later', 'mehmet', endsLater),
  { ...state('my-account-ends-later', 'mehmet', endsLater), path: '/my-account' },
  {
    ...state('home-one-ends-later', 'mehmet', {}),
    changesMe: (me: Me): Me => ({
      ...me,
      household: me.household && {
        ...me.household,
        endings_to_come: me.sub_members.slice(0, 1).map(({ id }) => ({ member_id: id, last_day: inDays(33) })),
      },
    }),
  },
  state('home-ended-owes', 'kazim', owing(-3, 0)),
  {
    ...state('home-way', 'mehmet', {}),
    prepare: ({ page, words }) => page.getByText(words.home.way.title).click(),
  },
  state('home-still-right', 'mehmet', asked),
  {
    ...state('home-still-right-change', 'mehmet', asked),
    prepare: ({ page, words }) => page.getByText(words.home.stillRight.change).click(),
  },
  {
    ...state('home-still-right-refused', 'mehmet', asked),
    answers: { 'POST /api/v1/household/': answer.refusal(409, 'household_must_be_active') },
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.home.stillRight.confirm),
  },
];

function state(name: string, who: ScreenState['who'], changes: Partial<Household>): ScreenState {
  const changesMe = (me: Me): Me => ({ ...me, household: me.household && { ...me.household, ...changes } });
  return { name, who, path: '/news', changesMe };
}
