import type { WaitingNews } from '../../domain/notifications/news.contract.ts';
import { field } from '../fields.ts';
import { answer, press, type ScreenState, type Visit } from './screenState.ts';

const OFFICE = { who: 'office', base: '/office-ui' } as const;

/** News that name an account, as they wait for a second person. */
function aWaitingNews(changes: Partial<WaitingNews>): WaitingNews {
  return {
    ...{ id: 1, household_id: null, kind: 'news', asked_by: null, asked_at: '2026-11-26T09:00:00.000Z', reason: null },
    ...{ is_own: false, may_agree: false, takes_effect_at: null, took_effect: false, language: 'de' },
    title: 'Neue Bankverbindung',
    html: '<p>Liebe Mitglieder,</p><p>bitte überweisen Sie ab Jänner auf das Konto AT61 1904 3002 3457 3201.</p>',
    ...changes,
  };
}

/** Change requests of members, and news of the office to them. */
export const officeMailStates: ScreenState[] = [
  { ...OFFICE, name: 'office-corrections', path: '/change-requests' },
  {
    ...OFFICE,
    name: 'office-corrections-empty',
    path: '/change-requests',
    answers: { 'GET /api/v1/office/change-requests': answer.json([]) },
  },
  { ...OFFICE, name: 'office-correction', path: '/change-requests', endsAt: '/change-requests/1', prepare: review },
  {
    ...OFFICE,
    name: 'office-correction-grant',
    path: '/change-requests',
    hasDialog: true,
    prepare: async (visit) => {
      await review(visit);
      await press(visit.page, visit.words.officeCorrections.one.grant);
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...OFFICE,
    name: 'office-correction-refuse',
    path: '/change-requests',
    hasDialog: true,
    prepare: async (visit) => {
      await review(visit);
      await press(visit.page, visit.words.officeCorrections.one.refuse);
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  { ...OFFICE, name: 'office-news', path: '/news' },
  {
    ...OFFICE,
    name: 'office-news-waiting',
    path: '/news',
    answers: {
      'GET /api/v1/office/notifications/waiting': answer.json([
        aWaitingNews({ asked_by: 'Mustafa Koç', may_agree: true }),
        aWaitingNews({
          id: 2,
          asked_by: 'office@demo.example',
          is_own: true,
          takes_effect_at: '2026-12-01T09:00:00.000Z',
        }),
      ]),
    },
  },
  {
    ...OFFICE,
    name: 'office-news-missing',
    path: '/news',
    isRefused: true,
    prepare: async ({ page, words }) => {
      await press(page, words.officeNews.send);
      await page.getByRole('alert').waitFor();
    },
  },
  { ...OFFICE, name: 'office-news-preview', path: '/news', prepare: write },
  {
    ...OFFICE,
    name: 'office-news-confirm',
    path: '/news',
    hasDialog: true,
    prepare: async (visit) => {
      await write(visit);
      await press(visit.page, visit.words.officeNews.send);
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
];

async function review({ page, words }: Visit): Promise<void> {
  await page.getByRole('link', { name: words.officeCorrections.list.review }).first().click();
  await page.waitForURL(/change-requests\/\d+$/);
  await page.getByRole('button', { name: words.officeCorrections.one.grant, exact: true }).waitFor();
}

async function write({ page, words }: Visit): Promise<void> {
  await field(page, words.officeNews.subject).fill('Frühlingsfest');
  await field(page, words.officeNews.text).fill(
    'Liebe Mitglieder,\nwir feiern am 1. Mai.\n\nAlles Weitere: https://verein.example/fest',
  );
}
