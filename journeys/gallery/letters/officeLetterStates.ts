import type { Circular } from '../../../domain/post/circulars.contract.ts';
import type { Envelope, postContract } from '../../../domain/post/post.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { field } from '../../fields.ts';
import { answer, press, type ScreenState, type Visit } from '../screenState.ts';

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

const invitation: Circular = {
  ...{ id: 2, subject: 'Einladung zur Generalversammlung am 14. März', created_at: at(11), by: 'Mustafa Koç' },
  ...{ households: 812, is_running: true },
};
const circulars = {
  ...office,
  path: '/letters/new',
  answers: {
    'POST /api/v1/office/circulars/preview': answer.ofTheServer,
    'POST /api/v1/office/circulars/count': answer.json({
      households: 2_377,
      letters: 912,
      mails: 1_465,
      without_address: 2,
    }),
    'GET /api/v1/office/circulars': answer.json([
      invitation,
      { ...invitation, id: 1, subject: 'Neue Öffnungszeiten', by: null, households: 14_371, is_running: false },
    ]),
  },
} as const;

const listed = { [ENVELOPES]: answer.json({ envelopes: [sent, returned, printed], are_more: true }) };
const busy = { [LETTERS]: answer.json(much), ...listed };

/** Letters by post: what waits, what was printed, sent and came back. */
export const officeLetterStates: readonly ScreenState[] = [
  { ...circulars, name: 'office-circular' },
  { ...circulars, name: 'office-circular-listed', path: '/letters/new?listed=7' },
  {
    ...circulars,
    name: 'office-circular-preview',
    hasDialog: true,
    prepare: async (visit) => {
      await write(visit);
      const { page, words } = visit;
      await press(page, named(visit, words.officeCirculars.preview));
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    ...circulars,
    name: 'office-circular-sure',
    hasDialog: true,
    prepare: async (visit) => {
      await write(visit);
      await press(visit.page, visit.words.officeCirculars.send);
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...circulars,
    name: 'office-circular-refused',
    isRefused: true,
    prepare: async ({ page, words }) => {
      await press(page, words.officeCirculars.send);
      await page.getByRole('alert').first().waitFor();
    },
  },
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

/** Fills in a circular in all languages. */
async function write(visit: Visit): Promise<void> {
  const { page, words } = visit;
  for (const language of languages) {
    const label = (text: string) => named(visit, text, language);
    await field(page, label(words.officeCirculars.subject)).fill('Einladung zur Generalversammlung');
    await field(page, label(words.officeCirculars.text)).fill(
      'Mitgliedsnummer {{membership_no}}\n\n14. 3., 18.00, Wien',
    );
  }
}

function named({ words }: Visit, text: string, language: Language = 'tr'): string {
  return text.replace('{{language}}', words.shared.language[language]);
}
