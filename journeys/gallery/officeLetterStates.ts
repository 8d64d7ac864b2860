import { field } from '../fields.ts';
import { answer, press, type ScreenState, type Visit } from './screenState.ts';

const OFFICE = { who: 'office', base: '/office-ui' } as const;

/** Change requests of members, and news of the office to them. */
export const officeLetterStates: ScreenState[] = [
  { ...OFFICE, name: 'office-corrections', path: '/change-requests' },
  {
    ...OFFICE,
    name: 'office-corrections-empty',
    path: '/change-requests',
    answers: { 'GET /api/v1/office/change-requests': answer.json([]) },
  },
  { ...OFFICE, name: 'office-correction', path: '/change-requests', prepare: review },
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
