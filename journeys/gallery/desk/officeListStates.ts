import type { Me } from '../../../domain/me/me.contract.ts';
import { coverVerdicts } from '../../../domain/membership/cover.ts';
import { journalKinds } from '../../../domain/office/lists/journalLists.ts';
import type { ListPage, ListRow } from '../../../domain/office/lists/lists.contract.ts';
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
    cover: coverVerdicts[(9 + 3 * place) % coverVerdicts.length] ?? null,
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

/** A page of a list with `rows` rows, each with the household of a row of `many`. */
function pageOf(rows: number, cells: (place: number) => Omit<ListRow, 'id' | 'household_id'>): ListPage {
  const shown = many.rows
    .slice(0, rows)
    .map(({ id, household_id, name = null }, place): ListRow => ({ name, ...cells(place), id, household_id }));
  return { count: rows, page: 1, rows: shown };
}

const dayOf = (place: number) => `${String(28 - place).padStart(2, '0')}.01.2027`;

const people = pageOf(12, (place) => ({
  ...{ membership_no: `10${4_711 + 37 * place}`, basis: place % 3 === 0 ? 'main' : 'child', age: 7 + 5 * place },
  ...{ born: `0${1 + (place % 9)}.03.${2019 - 5 * place}`, status: 'active', since: '01.01.2015' },
  ...{ postal_code: '9020', city: cities[place % cities.length] ?? null },
  cover: place % 5 === 4 ? 'over_age' : 'covered',
}));

const payments = pageOf(12, (place) => ({
  ...{ value_date: dayOf(place), amount: 60 + 12.5 * place, rest: place % 5 === 2 ? 12.5 : null },
  ...{ source: place % 4 === 0 ? 'cash' : 'statement', payer: names[place % names.length] ?? null },
  ...{ bill_numbers: `2027-00${101 + place}`, returned_on: place === 3 ? '30.01.2027' : null },
}));

const cash = pageOf(12, (place) => ({
  ...{ receipt_no: `2027/00${40 - place}`, date: dayOf(place), cash_kind: place % 5 === 4 ? 'deposit' : 'payment' },
  ...{ purpose: place % 5 === 4 ? 'Sparkasse' : null, bill_numbers: `2027-00${101 + place}`, amount: 60 },
  ...{ reversed_by_no: place === 2 ? '2027/0041' : null, counted_on: place > 3 ? dayOf(place) : null },
}));

const mails = pageOf(12, (place) => ({
  ...{ date: dayOf(place), email: `haushalt.${place}@example.org`, mail_state: place % 4 === 1 ? 'failed' : 'sent' },
  ...{ sent_on: place % 4 === 1 ? null : dayOf(place), mail_failure: place % 4 === 1 ? 'refused' : null },
}));

const letters = pageOf(12, (place) => ({
  ...{ date: dayOf(place), postal_code: `${1_010 + 171 * place}`, letter_state: place % 4 === 1 ? 'returned' : 'sent' },
  ...{ sent_on: dayOf(place), came_back_on: place % 4 === 1 ? '30.01.2027' : null },
  return_reason: place % 4 === 1 ? 'moved' : null,
}));

const journal: ListPage = {
  ...pageOf(12, (place) => ({
    ...{ date: dayOf(11 - place), journal_kind: journalKinds[place % journalKinds.length] ?? null },
    ...{ number: `2027-00${101 + place}`, claim: place % 3 === 0 ? 60 : -60, money: place % 3 === 0 ? null : 60 },
    bank_reference: place % 4 === 1 ? 'BAWAATWW-20270117-004711' : null,
  })),
  sums: { claim: 1_234.5, money: 23_456.78 },
};

const openItems: ListPage = {
  ...pageOf(12, (place) => ({
    ...{ membership_no: `10${4_711 + 37 * place}`, status: 'active', open_invoices: 1 + (place % 2), owed: 60 + place },
    ...{ credit: place % 5 === 0 ? 12.5 : 0, balance: 60 + place - (place % 5 === 0 ? 12.5 : 0) },
  })),
  sums: { owed: 786, credit: 37.5, balance: 748.5 },
};

const saved: ListPage = {
  ...{ count: 3, page: 1 },
  rows: ['households', 'people', 'cash'].map((list, place) => ({
    ...{
      id: place + 1,
      household_id: null,
      date: dayOf(place),
      time: '09:12',
      by: 'Elif Aydın',
      list,
      file_format: 'XLSX',
    },
    ...{ chosen: place === 0 ? '{"status":"members","owed":"reminder_2"}' : '{}', rows: 2_377 - 1_100 * place },
  })),
};

const done = ['member_seen', 'document_verified', 'payment_booked', 'household_end_entered', 'list_exported'];

const record = pageOf(12, (place) => ({
  ...{
    date: dayOf(place),
    time: `0${1 + (place % 9)}:1${place % 10}`,
    by: place % 3 === 0 ? 'Elif Aydın' : 'Murat Demir',
  },
  ...{ did: done[place % done.length] ?? null, membership_no: `10${4_711 + 37 * place}` },
}));

const tries = [
  { tried: 'approval_asked', asked: 'refund', outcome: 'waits', times: 1 },
  { tried: 'approval_agreed', asked: null, outcome: 'needs_second', times: 3 },
  { tried: 'list_exported', asked: null, outcome: 'done', times: 1 },
  { tried: 'refund_booked', asked: null, outcome: 'against_rule', times: 1 },
  { tried: 'refund_booked', asked: null, outcome: 'by_two', times: 1 },
] as const;

const alone = pageOf(10, (place) => ({
  ...{ date: dayOf(place), time: `1${place % 9}:0${place % 10}`, by: place % 3 === 0 ? 'Elif Aydın' : 'Murat Demir' },
  ...(tries[place % tries.length] ?? tries[0]),
}));

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
  ...Object.entries({
    people,
    payments,
    cash,
    mails,
    letters,
    journal,
    open_items: openItems,
    exports: saved,
    record,
    alone,
  }).map(
    ([list, page]): ScreenState => ({
      ...{ ...office, name: `office-list-${list.replace('_', '-')}`, path: `/lists/${list}` },
      answers: { [`POST /api/v1/office/lists/${list}`]: answer.json(page) },
      ...(['exports', 'record', 'alone'].includes(list) && { changesMe: (me: Me): Me => ({ ...me, role: 'board' }) }),
    }),
  ),
];

/** The address in the menu leads to the first list. */
export const officeListsState: ScreenState = {
  ...{ ...office, name: 'office-lists', path: '/lists', endsAt: '/lists/households' },
  answers: { [HOUSEHOLDS]: answer.json(many) },
};
