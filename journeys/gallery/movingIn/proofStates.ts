import type { Proof, ProofHousehold } from '../../../domain/movingIn/proof.contract.ts';
import { answer, press, type ScreenState } from '../screenState.ts';

const nothing = {
  households: 0,
  active: 0,
  waiting: 0,
  inactive: 0,
  covered: 0,
  not_covered: 0,
  untold: 0,
  open_items: 0,
};
const none = { compare: false, explain: false, ask: false, sign: false };

const fresh: Proof = {
  ...{ take_over: { id: 5, name: 'Mitgliederliste 2026 Stand Oktober.xlsx' }, is_done: true, compared_at: null },
  ...{
    outdated: 2_862,
    open: 0,
    explained: 0,
    figures: { listed: nothing, here: nothing },
    asked_at: null,
    asked_by: null,
  },
  ...{ is_own: false, signed_at: null, signed_by: null, signed_for: null, by_two: false, list_deleted_on: null },
  ...{ has_list: true, may: { ...none, compare: true }, running: null },
};
const compared: Proof = {
  ...fresh,
  ...{ compared_at: '2026-11-21T10:14:00.000Z', outdated: 3, open: 131, explained: 12 },
  figures: {
    listed: {
      ...{ households: 2_862, active: 8_120, waiting: 402, inactive: 2_513, covered: 7_904, not_covered: 2_915 },
      ...{ untold: 216, open_items: 48_212.5 },
    },
    here: {
      ...{ households: 2_731, active: 7_811, waiting: 431, inactive: 2_390, covered: 7_788, not_covered: 2_844 },
      ...{ untold: 0, open_items: 46_010 },
    },
  },
  may: { ...none, compare: true, explain: true },
};
const explained: Proof = {
  ...compared,
  ...{ outdated: 0, open: 0, explained: 143, may: { ...none, compare: true, explain: true, ask: true } },
};
const once: Proof = {
  ...explained,
  ...{ asked_at: '2026-11-21T15:02:00.000Z', asked_by: 'Hatice Karamustafaoğlu' },
  may: { ...none, compare: true, explain: true, sign: true },
};
const signed: Proof = {
  ...once,
  ...{
    signed_at: '2026-11-21T15:40:00.000Z',
    signed_by: 'Mustafa Öztürk',
    signed_for: '21.11.2026' as Proof['signed_for'],
  },
  ...{ by_two: true, list_deleted_on: '05.12.2026' as Proof['signed_for'], may: none },
};

const covered = {
  verdict: 'covered' as const,
  grounds: [{ verdict: 'covered' as const, since: '2010-04-01' as never }],
};
const tooOld = {
  verdict: 'over_age' as const,
  grounds: [{ verdict: 'over_age' as const, birth: '1991-05-05' as never, last_day: '2021-05-05' as never }],
};
const difference = {
  ...{ id: 71, kind: 'cover' as const, name: 'Emre Karamustafaoğlu', listed: 'covered', here: 'over_age' },
  ...{ because: null, words: null, explained_by: null, explained_at: null },
};
const open: ProofHousehold[] = [
  {
    ...{ row_id: 31, sheet: 1, row: 17, name: 'Ayşe Nur Karamustafaoğlu', household_id: 812, membership_no: '1008126' },
    people: [
      { name: 'Ayşe Nur Karamustafaoğlu', listed: { status: 'active', is_covered: true }, here: covered },
      { name: 'Emre Karamustafaoğlu', listed: { status: 'active', is_covered: true }, here: tooOld },
    ],
    ...{ listed_open: 120, here_open: 60, is_outdated: true },
    differences: [difference, { ...difference, id: 72, kind: 'open_items', name: null, listed: '12000', here: '6000' }],
  },
  {
    ...{ row_id: 32, sheet: 1, row: 44, name: 'Mehmet Yılmaz', household_id: null, membership_no: null },
    people: [{ name: 'Mehmet Yılmaz', listed: { status: 'inactive', is_covered: false }, here: null }],
    ...{ listed_open: 0, here_open: null, is_outdated: false },
    differences: [{ ...difference, id: 73, kind: 'not_taken_over', name: null, listed: null, here: 'refused' }],
  },
];
const done: ProofHousehold[] = open.map((household) => ({
  ...household,
  is_outdated: false,
  differences: household.differences.map((one) => ({
    ...one,
    ...{ because: 'our_rule', words: 'Über 30, mit der Familie besprochen', explained_by: 'Hatice Karamustafaoğlu' },
    explained_at: '2026-11-21T11:30:00.000Z',
  })),
}));

const AT = 'GET /api/v1/office/take-overs/5/proof';
const answersFor = (proof: Proof, of: ProofHousehold[] = open, total = 97) => ({
  [AT]: answer.json(proof),
  [`${AT}/households`]: answer.json({ households: of, total, next: total > of.length ? 40 : null }),
});
const board = { who: 'board', base: '/office-ui', path: '/moving-in/5/proof' } as const;

/** The proof of a taking over, from the first comparison to the signatures. */
export const proofStates: readonly ScreenState[] = [
  { ...board, name: 'office-proof', answers: answersFor(fresh) },
  { ...board, who: 'office', name: 'office-proof-clerk', answers: answersFor(fresh) },
  { ...board, name: 'office-proof-compared', answers: answersFor(compared) },
  {
    ...board,
    name: 'office-proof-explain',
    answers: answersFor(compared),
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await page.getByRole('checkbox', { name: words.proof.pickAll, exact: true }).check();
      await press(page, words.proof.explain);
    },
  },
  { ...board, name: 'office-proof-explained', answers: answersFor(explained, done, 2) },
  {
    ...board,
    name: 'office-proof-sign',
    answers: answersFor(once, done, 2),
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.proof.sign),
  },
  { ...board, name: 'office-proof-signed', answers: answersFor(signed, done, 2) },
];
