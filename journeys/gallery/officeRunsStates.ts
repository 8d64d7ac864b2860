import type { Run } from '../../domain/runs/runs.contract.ts';
import { answer, type ScreenState } from './screenState.ts';

const office = { who: 'office', base: '/office-ui', path: '/running' } as const;
const RUNS = 'GET /api/v1/office/runs';
const at = (hour: number, minute: number) => new Date(Date.UTC(2027, 0, 2, hour, minute)).toISOString();

const quiet = { failed: 0, is_stop_wanted: false, bank_file: null, outcome: null, ended_at: null } as const;
const yearly: Run = {
  ...quiet,
  ...{ id: 7, kind: 'invoicing.yearly_run', about: '2027', by: 'hatice.karamustafaoglu@vefa.example' },
  ...{ created_at: at(9, 30), started_at: at(9, 30), done: 14_800, total: 100_000 },
};
const waiting: Run = {
  ...quiet,
  ...{ id: 8, kind: 'office.book_bank_lines', about: 'Kontoauszug-2027-01-02.xml', by: 'office@vefa.example' },
  ...{ created_at: at(9, 31), started_at: null, done: 0, total: null },
};
const bank_file = { id: 3, booked: 9_412, waiting: 576, skipped: 4 };
const ended: Run[] = [
  { ...yearly, id: 6, outcome: 'stopped', ended_at: at(9, 12), done: 12_000 },
  { ...waiting, id: 5, outcome: 'done', started_at: at(8, 1), ended_at: at(8, 2), done: 9_988, failed: 12, bank_file },
  {
    ...quiet,
    id: 4,
    kind: 'membership.daily',
    about: null,
    by: null,
    created_at: at(3, 10),
    started_at: at(3, 10),
    done: 41,
    total: null,
    outcome: 'done',
    ended_at: at(3, 11),
  },
  {
    ...quiet,
    id: 3,
    kind: 'post.circular',
    about: 'Neue Beiträge ab 2027',
    by: 'office@vefa.example',
    created_at: at(2, 0),
    started_at: at(2, 0),
    done: 300,
    total: 900,
    outcome: 'failed',
    ended_at: at(2, 40),
  },
];

const busy = { [RUNS]: answer.json({ runs: [yearly, waiting, ...ended], mails_waiting: 14_203 }) };

/** Long-running work and its results. */
export const officeRunsStates: readonly ScreenState[] = [
  { ...office, name: 'office-running', answers: busy },
  { ...office, name: 'office-running-nothing', answers: { [RUNS]: answer.json({ runs: [], mails_waiting: 0 }) } },
  {
    ...office,
    name: 'office-running-stop',
    answers: busy,
    hasDialog: true,
    prepare: ({ page, words }) =>
      page.getByRole('button', { name: words.officeRuns.stop, exact: true }).first().click(),
  },
];
