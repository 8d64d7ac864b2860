import type { FoundHousehold } from '../../../domain/office/search.contract.ts';
import { field } from '../../fields.ts';
import { answer, press, type ScreenState } from '../screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;

const SEARCH = 'POST /api/v1/office/search';

/** A very long name. */
const huseyin = 'Hüseyin Abdurrahman Karamustafaoğlu';

const everyHousehold: FoundHousehold[] = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  membership_no: '1009017',
  name: huseyin,
  status: 'active',
  email: 'huseyin.abdurrahman.karamustafaoglu@familie.example',
  persons: [huseyin, 'Ayşe Karamustafaoğlu', 'Emre Karamustafaoğlu'],
  old_number: null,
  found_by: 'name_and_address',
  found: `${huseyin}, Johann-Nepomuk-Berger-Straße 104/12/3, 2700 Wiener Neustadt`,
  death_case: index === 1 ? { id: 7, case_no: '2027-0042' } : null,
}));

/** Asks for the list of results. */
function searching(typed: string): ScreenState['prepare'] {
  return async ({ page, words }) => {
    await field(page, words.office.households.search).fill(typed);
    await press(page, words.office.households.submit);
    await page.locator('[role=status]:not(.visually-hidden) p').first().waitFor();
  };
}

/** Types into the search of the header. */
function inHeader(typed: string): ScreenState['prepare'] {
  return async ({ page, words }) => {
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: words.officeSearch.label }).pressSequentially(typed);
    if (typed.length > 2) await page.getByRole('option').first().waitFor();
  };
}

const header: readonly ScreenState[] = [
  { ...office, name: 'office-search', path: '/', prepare: inHeader('çelik') },
  { ...office, name: 'office-search-mistyped', path: '/', prepare: inHeader('Arlsan') },
  { ...office, name: 'office-search-empty', path: '/', prepare: inHeader('') },
  { ...office, name: 'office-search-too-short', path: '/', prepare: inHeader('a') },
  {
    ...office,
    name: 'office-search-most',
    path: '/',
    answers: {
      [SEARCH]: answer.json({
        households: everyHousehold,
        death_cases: [{ id: 7, case_no: '2027-0042', name: 'Hüseyin Kurtuluş' }],
      }),
    },
    prepare: inHeader('kara'),
  },
];

const households: readonly ScreenState[] = [
  { ...office, name: 'office-households', path: '/households' },
  { ...office, name: 'office-households-found', path: '/households', prepare: searching('çelik') },
  { ...office, name: 'office-households-nobody', path: '/households', prepare: searching('nobody@nowhere.example') },
  { ...office, name: 'office-households-too-short', path: '/households', prepare: searching('a') },
  {
    ...office,
    name: 'office-households-most',
    path: '/households',
    answers: { [SEARCH]: answer.json({ households: everyHousehold, death_cases: [] }) },
    prepare: searching('kara'),
  },
  {
    ...office,
    name: 'office-households-errors',
    path: '/households',
    isRefused: true,
    prepare: async ({ page, words }) => {
      await field(page, words.office.households.search).fill('  ');
      await press(page, words.office.households.submit);
    },
  },
];

/** The search in the header, and the screen with all results. */
export const officeSearchStates: readonly ScreenState[] = [...header, ...households];
