import type { ColumnMeaning } from '../../../domain/movingIn/columns.ts';
import { answer, press, type ScreenState } from '../screenState.ts';

const file = {
  ...{ id: 3, name: 'Mitgliederliste 2026 Stand Oktober.xlsx', uploaded_at: '2026-11-20T16:05:00.000Z' },
  ...{ uploaded_by: 'board@demo.example', rows: 11_240, households: 2_874, people: 11_102, problem_count: 131 },
};

function aColumn(header: string, samples: string[], field?: ColumnMeaning['field'], of: ColumnMeaning['of'] = 'row') {
  return { header, samples, meaning: field ? { field, of } : null };
}

const sheets = [
  {
    ...{ sheet: 1, name: 'Oberösterreich', head_row: 3, rows: 11_200 },
    columns: [
      aColumn('Fam.-Nr.', ['1001', '1002', '1003'], 'key'),
      aColumn('Vorname', ['Ayşe Nur', 'Mehmet', 'Elif'], 'first_name'),
      aColumn('geb.', ['12.05.1960', '1.3.98', '14.07.2015'], 'date_of_birth'),
      aColumn('SV-Nr.', ['•••••••560', '•••••••398'], 'social_insurance_number'),
      aColumn('1. Kind Vorname', ['Deniz', 'Can'], 'first_name', 'child_1'),
      aColumn('Datum', ['01.02.2019']),
      aColumn('', []),
    ],
  },
  {
    ...{ sheet: 2, name: 'Notizen', head_row: 1, rows: 40 },
    columns: [aColumn('Wer', ['Kassier']), aColumn('Was', [])],
  },
];

const problems = [
  { sheet: 1, row: 17, column: 3, why: 'day_not_readable', other_row: null },
  { sheet: 1, row: 18, column: 2, why: 'name_of_several', other_row: null },
  { sheet: 1, row: 44, column: null, why: 'row_doubled', other_row: 41 },
  { sheet: 1, row: 120, column: null, why: 'no_main_member', other_row: null },
];

const FILES = 'GET /api/v1/office/imported-files';
const answers = {
  [FILES]: answer.json([file, { ...file, id: 2, name: 'probe.csv', problem_count: 0 }]),
  [`${FILES}/3`]: answer.json({ ...file, sheets }),
  [`${FILES}/3/problems`]: answer.json({ count: 131, page: 1, problems }),
  [`${FILES}/3/take-over`]: answer.json({ take_over_id: null }),
};
const board = { who: 'board', base: '/office-ui', answers } as const;

/** Former lists: none, several, for clerks, and one of them. */
export const officeMovingInStates: readonly ScreenState[] = [
  { ...board, name: 'office-moving-in', path: '/moving-in' },
  { ...board, name: 'office-moving-in-none', path: '/moving-in', answers: { [FILES]: answer.json([]) } },
  { ...board, who: 'office', name: 'office-moving-in-clerk', path: '/moving-in' },
  { ...board, name: 'office-moving-in-list', path: '/moving-in/3' },
  {
    ...board,
    name: 'office-moving-in-clear',
    path: '/moving-in/3',
    answers: {
      ...answers,
      [`${FILES}/3`]: answer.json({ ...file, problem_count: 0, sheets: sheets.slice(0, 1) }),
      [`${FILES}/3/problems`]: answer.json({ count: 0, page: 1, problems: [] }),
    },
  },
  {
    ...board,
    name: 'office-moving-in-give-up',
    path: '/moving-in/3',
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.officeMovingIn.giveUp),
  },
];
