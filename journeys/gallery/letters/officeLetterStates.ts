import type { Envelope, postContract } from '../../../domain/post/post.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { answer, press, type ScreenState } from '../screenState.ts';

const office = { who: 'office', base: '/office-ui', path: '/letters' } as const;
const LETTERS = 'GET /api/v1/office/letters';
const ENVELOPES = 'GET /api/v1/office/envelopes';
const at = (day: number, hour = 9) => new Date(Date.UTC(2027, 0, day, hour, 30)).toISOString();

type Overview = Answer<(typeof postContract)['getLetters']>;

const huseyin = { household_id: 901, membership_no: '1009017', name: 'Hüseyin Abdurrahman Karamustafaoğlu' };
const nesrin = { household_id: 902, membership_no: '1009025', name: 'Nesrin Güler' };

const sent: Envelope = {
  ...{ id: 31, print_id: 4, ...huseyin, last_decision: null, state: 'sent', created_at: at(4), sent_at: at(5) },
  ...{ returned_at: null, returned_because: null, is_kept: true },
  subjects: ['2027 yılı aidatı için ikinci hatırlatma', 'Pasaportunuzu yeniden göndermenizi rica ederiz'],
};
const returned: Envelope = {
  ...{ ...sent, id: 30, ...nesrin, state: 'returned', returned_at: at(11), returned_because: 'not_collected' },
  subjects: ['Ihre Rechnung ist da'],
};
const printed: Envelope = { ...sent, id: 33, ...nesrin, state: 'printed', sent_at: null, subjects: ['Erinnerung'] };

const nothing: Overview = {
  ...{ waiting: { letters: 0, households: 0 }, without_address: [], run: null, prints: [] },
  ...{ printed: 0, sent: 0, returned: 0, to_pull_out: [] },
};
const much: Overview = {
  waiting: { letters: 2_914, households: 2_377 },
  without_address: [
    { ...huseyin, letters: 3 },
    { ...nesrin, letters: 1 },
  ],
  run: null,
  prints: [
    { id: 5, created_at: at(11), by: 'Mustafa Koç', opened_at: null, envelopes: 1_204 },
    { id: 4, created_at: at(4), by: null, opened_at: at(4, 10), envelopes: 12 },
  ],
  ...{ printed: 1_216, sent: 14_371, returned: 61, to_pull_out: [printed] },
};

const listed = { [ENVELOPES]: answer.json({ envelopes: [sent, returned, printed], are_more: true }) };
const busy = { [LETTERS]: answer.json(much), ...listed };

/** Letters by post: what waits, what was printed, sent and came back. */
export const officeLetterStates: readonly ScreenState[] = [
  { ...office, name: 'office-letters', answers: busy },
  {
    ...office,
    name: 'office-letters-nothing',
    answers: { [LETTERS]: answer.json(nothing), [ENVELOPES]: answer.json({ envelopes: [], are_more: false }) },
  },
  {
    ...office,
    name: 'office-letters-printing',
    answers: { ...listed, [LETTERS]: answer.json({ ...much, run: { id: 9, done: 812, total: 2_377 } }) },
  },
  {
    ...office,
    name: 'office-letters-sent',
    answers: busy,
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.officeLetters.sent),
  },
  {
    ...office,
    name: 'office-letters-came-back',
    answers: busy,
    hasDialog: true,
    prepare: ({ page, words }) => page.getByRole('button', { name: words.officeLetters.cameBack }).first().click(),
  },
];
