import type { ListPage } from '../../../domain/office/lists/lists.contract.ts';
import { answer, press, type ScreenState } from '../screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;
const HOUSEHOLDS = 'POST /api/v1/office/lists/households';

const nobody: ListPage = { count: 0, page: 1, rows: [] };

const names = [
  'Ayşe Yılmaz',
  'Muhammed Cevdet Karaosmanoğlu-Öztürk',
  'Leyla Demir',
  'İbrahim Çelik',
  'Hatice Şahin',
  'Ömer Koç',
];
const cities = ['Wien', 'Klagenfurt am Wörthersee', 'Linz', 'Bregenz', 'Graz', 'Wiener Neustadt'];

const many: ListPage = {
  ...{ count: 2_377, page: 2 },
  rows: Array.from({ length: 50 }, (_, place) => ({
    ...{ id: place + 1, household_id: place + 1, membership_no: `10${4_711 + 37 * place}` },
    name: names[place % names.length] ?? null,
    status: place % 7 === 3 ? 'waiting' : 'active',
    since: place % 7 === 3 ? null : `0${1 + (place % 9)}.0${1 + (place % 8)}.20${10 + (place % 16)}`,
    people: 1 + (place % 6),
    postal_code: `${1_010 + 171 * (place % 50)}`,
    city: cities[place % cities.length] ?? null,
    owed: place % 4 === 1 ? 60 + 12.5 * place : null,
    reminder: place % 8 === 1 ? 2 : null,
  })),
};

const invoices: ListPage = {
  ...{ count: 12, page: 1 },
  rows: many.rows.slice(0, 12).map(({ id, household_id, name = null }) => ({
    ...{
      id,
      household_id,
      name,
      bill_number: `2027-00${100 + id}`,
      invoice_type: 'siac',
      invoice_status: 'partly_paid',
    },
    ...{ date: '02.01.2027', due_date: '01.02.2027', amount: 1_200.5, owed: 600.5, reminder: id % 3 === 0 ? 1 : null },
  })),
};

/** The lists of the office. */
export const officeListStates: readonly ScreenState[] = [
  {
    ...{ ...office, name: 'office-list-households', path: '/lists/households?sort=-owed&page=2' },
    answers: { [HOUSEHOLDS]: answer.json(many) },
  },
  {
    ...{ ...office, name: 'office-list-households-nobody', path: '/lists/households?owed=overdue' },
    answers: { [HOUSEHOLDS]: answer.json(nobody) },
  },
  {
    ...{ ...office, name: 'office-list-households-changed', path: '/lists/households', hasDialog: true },
    answers: {
      [`${HOUSEHOLDS}/file`]: answer.refusal(409, 'list_has_changed', { params: { count: 2_378 } }),
      [HOUSEHOLDS]: answer.json(many),
    },
    prepare: async ({ page, words }) => {
      await press(page, words.officeLists.xlsx_other.replace('{{number}}', '2.377'));
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...{ ...office, name: 'office-list-invoices', path: '/lists/invoices' },
    answers: { 'POST /api/v1/office/lists/invoices': answer.json(invoices) },
  },
];

/** The address in the menu leads to the first list. */
export const officeListsState: ScreenState = {
  ...{ ...office, name: 'office-lists', path: '/lists', endsAt: '/lists/households' },
  answers: { [HOUSEHOLDS]: answer.json(many) },
};
