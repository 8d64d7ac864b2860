import { answer, press, type ScreenState, type Visit } from './screenState.ts';

const OFFICE = { who: 'office', base: '/office-ui' } as const;

/** Change requests of members. */
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
];

async function review({ page, words }: Visit): Promise<void> {
  await page.getByRole('link', { name: words.officeCorrections.list.review }).first().click();
  await page.waitForURL(/change-requests\/\d+$/);
  await page.getByRole('button', { name: words.officeCorrections.one.grant, exact: true }).waitFor();
}
