import type { Release, releaseContract } from '../../../domain/release/release.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { answer, press, type ScreenState } from '../screenState.ts';

const office = { who: 'board', base: '/office-ui', path: '/release' } as const;
const RELEASES = 'GET /api/v1/office/releases';

type Overview = Answer<(typeof releaseContract)['getReleases']>;

const at = (day: number, hour = 9) => new Date(Date.UTC(2027, 0, day, hour, 30)).toISOString();
const some = { households: 500, mail: 312, letter: 171, has_account: 4, ended: 9, no_birth_day: 3, no_address: 1 };
const nothing = { has_account: 0, ended: 0, no_birth_day: 0, no_address: 0 };

const released: Release = {
  ...{
    id: 1,
    state: 'released',
    asked_at: at(4),
    by: 'Mustafa Koç',
    may_agree: false,
    leaves_at: at(4, 10),
    left: 100,
  },
  ...{
    counts: { ...nothing, households: 100, mail: 64, letter: 36 },
    first_invoices_at: null,
    first_reminders_at: null,
  },
};
const asked: Release = {
  ...released,
  id: 3,
  state: 'asked',
  asked_at: at(11),
  may_agree: true,
  leaves_at: null,
  left: 0,
  counts: some,
};

const overview: Overview = {
  ...{ silent: 2_377, resting: 3, may_release: true },
  releases: [asked, { ...released, id: 2, state: 'stopped', asked_at: at(5), left: 12, counts: some }, released],
};

/** Silent households, and their release in batches. */
export const officeReleaseStates: readonly ScreenState[] = [
  { ...office, name: 'office-release', answers: { [RELEASES]: answer.json(overview) } },
  {
    ...office,
    name: 'office-release-sure',
    hasDialog: true,
    answers: {
      [RELEASES]: answer.json(overview),
      'POST /api/v1/office/releases/count': answer.json({ ...some, unknown: ['4711', 'a12'] }),
    },
    prepare: async ({ page, words }) => {
      await press(page, words.officeRelease.send);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...office,
    name: 'office-release-clerk',
    answers: { [RELEASES]: answer.json({ ...overview, silent: 1, resting: 0, may_release: false, releases: [] }) },
  },
];
