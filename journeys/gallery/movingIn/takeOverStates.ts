import type { TakeOver, TakeOverRow } from '../../../domain/movingIn/takeOvers.contract.ts';
import { answer, press, type ScreenState } from '../screenState.ts';

const nobody = { id: null, name: null };
const none = { made: 0, doubled: 0, changed: 0, refused: 0, unchanged: 0 };

const prepared: TakeOver = {
  open_changes: 0,
  ...{ id: 5, file_id: 3, name: 'Mitgliederliste 2026 Stand Oktober.xlsx', created_at: '2026-11-20T16:05:00.000Z' },
  ...{ rows: 2_874, predicted: none, decided: none, undone: { taken_back: 0, kept: 0, failed: 0 }, tried_at: null },
  ...{
    asked_at: null,
    asked_by: nobody,
    is_own: false,
    begins_alone_at: null,
    agreed_at: null,
    agreed_by: nobody,
    running: null,
  },
  may: { try: true, ask: false, withdraw: false, agree: false, go_on: false, undo: false },
};
const tried: TakeOver = {
  ...prepared,
  ...{ tried_at: '2026-11-20T16:20:00.000Z', may: { ...prepared.may, ask: true } },
  predicted: { made: 2_731, doubled: 12, changed: 0, refused: 131, unchanged: 0 },
};
const asked: TakeOver = {
  ...tried,
  ...{ asked_at: '2026-11-21T09:02:00.000Z', asked_by: { id: 4, name: 'Hatice Karamustafaoğlu' } },
  may: { ...prepared.may, agree: true, withdraw: true },
};
const running: TakeOver = {
  ...asked,
  ...{ agreed_at: '2026-11-21T09:10:00.000Z', agreed_by: { id: 6, name: 'Mustafa Öztürk' } },
  ...{ decided: { ...none, made: 1_204, refused: 61 }, may: { ...prepared.may, try: false } },
  running: { run_id: 9, stage: 'run', done: 1_265, total: 2_874, is_stop_wanted: false },
};
const undone: TakeOver = {
  ...running,
  ...{ running: null, decided: tried.predicted, undone: { taken_back: 2_690, kept: 40, failed: 1 } },
  may: { ...prepared.may, try: false, undo: true },
};

const row: TakeOverRow = {
  ...{
    id: 31,
    sheet: 1,
    row: 17,
    name: 'Ayşe Nur Karamustafaoğlu',
    key: '1001',
    household_id: null,
    membership_no: null,
  },
  ...{ reasons: [], warnings: [], problems: [], kept_because: [] },
};
const refused: TakeOverRow[] = [
  { ...row, problems: [{ column: 3, why: 'day_not_readable' }] },
  {
    ...row,
    ...{ id: 32, row: 44, name: 'Mehmet Yılmaz', reasons: [{ key: 'main_member_left', name: null }] },
    warnings: [
      { key: 'older_than_main_member', name: 'Elif Yılmaz' },
      { key: 'year_in_open_amount', name: null },
    ],
  },
  { ...row, id: 33, row: 120, name: null, key: null, problems: [{ column: null, why: 'row_without_key' }] },
];
const kept: TakeOverRow[] = [
  { ...row, household_id: 812, membership_no: '1008126', kept_because: ['documents', 'noted'] },
  { ...row, id: 34, row: 61, name: 'Zeynep Kaya', household_id: 813, membership_no: '1008134', kept_because: ['paid'] },
];

const AT = 'GET /api/v1/office/take-overs/5';
const rows = (of: TakeOverRow[], total: number) =>
  answer.json({ rows: of, total, next: total > of.length ? 40 : null });
const answersFor = (takeOver: TakeOver, of: TakeOverRow[] = refused, total = 131) => ({
  [AT]: answer.json(takeOver),
  [`${AT}/rows`]: rows(of, total),
});
const board = { who: 'board', base: '/office-ui', path: '/moving-in/5/rows' } as const;

/** The taking over of a former list, from the dry run to its undoing. */
export const takeOverStates: readonly ScreenState[] = [
  { ...board, name: 'office-take-over', answers: answersFor(prepared) },
  { ...board, who: 'office', name: 'office-take-over-clerk', answers: answersFor(prepared) },
  { ...board, name: 'office-take-over-tried', answers: answersFor(tried) },
  {
    ...board,
    name: 'office-take-over-agree',
    answers: answersFor(asked),
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.takeOvers.agree),
  },
  { ...board, name: 'office-take-over-running', answers: answersFor(running) },
  { ...board, name: 'office-take-over-undone', answers: answersFor(undone, kept, 2) },
  {
    ...board,
    name: 'office-take-over-undo',
    answers: answersFor({ ...undone, undone: prepared.undone }),
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.takeOvers.undo),
  },
];
