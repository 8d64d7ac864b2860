import type { ChangedHousehold } from '../../../domain/movingIn/changes/listChanges.contract.ts';
import { answer, press, type ScreenState } from '../screenState.ts';

const ofFamily: ChangedHousehold = {
  ...{ id: 71, household_id: 812, membership_no: '1008126', name: 'Ayşe Nur Karamustafaoğlu', shown: 'a' },
  changes: [
    {
      ...{ key: 'addresses', field: 'addresses', name: null, state: 'take', here: 'Feldgasse 3, 6020 Innsbruck' },
      ...{ before: 'Feldgasse 3, 6020 Innsbruck', listed: 'Maria-Theresien-Straße 114, 6020 Innsbruck' },
    },
    {
      ...{ key: '1.last_name', field: 'last_name', name: 'Muhammed Emin Karamustafaoğlu', state: 'conflict' },
      ...{ before: 'Karamustafaoğlu', listed: 'Karamustafaoğlu-Demir', here: 'Demir' },
    },
    {
      ...{ key: 'added.x', field: 'added', name: 'Zeynep Karamustafaoğlu', state: 'take' },
      ...{ before: null, listed: 'Zeynep Karamustafaoğlu', here: null },
    },
    {
      ...{ key: 'open_cents', field: 'open_cents', name: null, state: 'by_hand' },
      ...{ before: '12000', listed: '0', here: '12000' },
    },
    {
      ...{ key: '0.civil_status', field: 'civil_status', name: 'Ayşe Nur Karamustafaoğlu', state: 'take' },
      ...{ before: 'married', listed: 'widowed', here: 'married' },
    },
  ],
};
const sameNow: ChangedHousehold = {
  ...{ id: 72, household_id: 813, membership_no: '1008134', name: 'Mehmet Yılmaz', shown: 'b', changes: [] },
};
const read = {
  ...{ name: 'Mitgliederliste 2026 Stand Dezember.xlsx', households: [ofFamily, sameNow], open: 63, takeable: 41 },
  ...{ is_running: false, next: 72 },
};

const CHANGES = 'GET /api/v1/office/take-overs/5/changes';
const changes = { who: 'office', base: '/office-ui', path: '/moving-in/5/changes' } as const;

const FINISH = 'GET /api/v1/office/taking-over';
const open = { id: 5, name: read.name, households: 63 };
const unfinished = { finished_at: null, finished_by: null, open_list: open, may_finish: true };
const movingIn = { base: '/office-ui', path: '/moving-in' } as const;
const FILES = { 'GET /api/v1/office/imported-files': answer.json([]) };

/** What a later list says otherwise, and the end of the taking over. */
export const listChangesStates: readonly ScreenState[] = [
  { ...changes, name: 'office-list-changes', answers: { [CHANGES]: answer.json(read) } },
  {
    ...changes,
    name: 'office-list-changes-all',
    answers: { [CHANGES]: answer.json(read) },
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.listChanges.all),
  },
  {
    ...changes,
    name: 'office-list-changes-none',
    answers: { [CHANGES]: answer.json({ ...read, households: [], open: 0, takeable: 0, next: null }) },
  },
  {
    ...changes,
    name: 'office-list-changes-running',
    answers: { [CHANGES]: answer.json({ ...read, households: [sameNow], takeable: 0, is_running: true, next: null }) },
  },
  {
    ...movingIn,
    who: 'board',
    name: 'office-moving-in-finish',
    answers: { ...FILES, [FINISH]: answer.json(unfinished) },
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.listChanges.finish),
  },
  {
    ...movingIn,
    who: 'office',
    name: 'office-moving-in-open',
    answers: { [FINISH]: answer.json({ ...unfinished, may_finish: false }) },
  },
  {
    ...movingIn,
    who: 'board',
    name: 'office-moving-in-finished',
    answers: {
      ...FILES,
      [FINISH]: answer.json({
        ...{ finished_at: '2027-01-15T10:00:00.000Z', finished_by: 'Hatice Karamustafaoğlu' },
        ...{ open_list: null, may_finish: false },
      }),
    },
  },
];
