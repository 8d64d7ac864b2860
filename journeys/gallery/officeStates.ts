import type { Page } from 'playwright-core';
import { counts, everything, figure, fiveRequests, many, nothing } from './desk/toDoAnswers.ts';
import { type Answers, answer, press, type ScreenState } from './screenState.ts';
import { officeSearchStates } from './search/officeSearchStates.ts';

const office = { who: 'office', base: '/office-ui' } as const;

const TO_DO = 'GET /api/v1/office/to-do';
const COUNTS = 'GET /api/v1/office/to-do/counts';
const YEARLY_RUN = 'GET /api/v1/office/yearly-run';
const START_RUN = 'POST /api/v1/office/yearly-run';
const APPLICATIONS = 'GET /api/v1/office/applications';

/** The buttons with this label: each names its mail. */
const ofMail = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) });

const all: Answers = { [TO_DO]: answer.json(everything), [YEARLY_RUN]: answer.json(figure) };

const toDo: ScreenState[] = [
  { ...office, name: 'office-to-do', path: '/' },
  { ...office, name: 'office-to-do-everything', path: '/', answers: all },
  { ...office, name: 'office-to-do-nothing', path: '/', answers: { [TO_DO]: answer.json(nothing) } },
  {
    ...office,
    name: 'office-to-do-many',
    path: '/',
    answers: { [TO_DO]: answer.json({ ...everything, waiting_over: many, change_requests: fiveRequests }) },
  },
  {
    ...office,
    name: 'office-to-do-one-kind',
    path: '/to-do/change_requests',
    answers: { [TO_DO]: answer.json({ ...everything, change_requests: fiveRequests }), [COUNTS]: answer.json(counts) },
  },
  {
    ...office,
    name: 'office-to-do-none-of-kind',
    path: '/to-do/change_requests',
    answers: { [TO_DO]: answer.json(nothing) },
  },
  {
    ...office,
    name: 'office-to-do-send-again',
    path: '/',
    answers: all,
    hasDialog: true,
    prepare: ({ page, words }) => ofMail(page, words.office.lostMail.again).first().click(),
  },
  {
    ...office,
    name: 'office-to-do-close-mail',
    path: '/',
    answers: all,
    hasDialog: true,
    prepare: ({ page, words }) => ofMail(page, words.office.lostMail.close).nth(2).click(),
  },
  {
    ...office,
    name: 'office-to-do-start-run',
    path: '/',
    answers: all,
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.office.yearlyRun.start),
  },
  {
    ...office,
    name: 'office-to-do-run-begun',
    path: '/',
    answers: { ...all, [START_RUN]: answer.json({ year: 2027, run_id: 7 }) },
    prepare: async ({ page, words }) => {
      await press(page, words.office.yearlyRun.start);
      await press(page, words.office.yearlyRun.confirmYes);
      await page.getByText(words.office.yearlyRun.started).waitFor();
    },
  },
  {
    ...office,
    name: 'office-to-do-run-under-way',
    path: '/',
    answers: { [TO_DO]: answer.json({ ...everything, yearly_run: { year: 2027, is_running: true } }) },
  },
];

const applications: ScreenState[] = [
  { ...office, name: 'office-applications', path: '/applications' },
  { ...office, name: 'office-applications-in-order', path: '/applications?state=in_order' },
  { ...office, name: 'office-applications-none-so', path: '/applications?state=waiting_over' },
  {
    ...office,
    name: 'office-applications-many',
    path: '/applications?state=waiting_over',
    answers: { [APPLICATIONS]: answer.json(many) },
  },
  { ...office, name: 'office-applications-none', path: '/applications', answers: { [APPLICATIONS]: answer.json([]) } },
];

/** The office's screens, and the page that a member gets at their URLs. */
export const officeStates: readonly ScreenState[] = [
  ...toDo,
  ...officeSearchStates,
  ...applications,
  { name: 'office-only-staff', who: 'mehmet', base: '/office-ui', path: '/' },
];
