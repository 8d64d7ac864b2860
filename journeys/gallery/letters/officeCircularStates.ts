import type { Circular, CircularPage, CircularReached } from '../../../domain/post/circulars.contract.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { field } from '../../fields.ts';
import { answer, press, type ScreenState, type Visit } from '../screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;
const COUNT = 'POST /api/v1/office/circulars/count';
const at = (day: number, hour = 9) => new Date(Date.UTC(2027, 0, day, hour, 30)).toISOString();

const reached: CircularReached = {
  ...{ households: 2_377, portal: 1_502, letters: 912, mails: 1_465, without_address: 2, silent: 118, mourning: 3 },
};
function subjects(subject_de: string, subject_tr: string, subject_en: string) {
  return { subject_de, subject_tr, subject_en };
}
const newAccount = subjects(
  'Neue Bankverbindung des Vereins',
  'Derneğin yeni hesabı',
  'New account of the association',
);
const STRANGE = 'DE89 3704 0044 0532 0130 00';

const invitation: Circular = {
  ...{ id: 2, created_at: at(11), by: 'Mustafa Koç' },
  ...subjects(
    'Einladung zur Generalversammlung am 14. März',
    '14 Mart genel kurul daveti',
    'Invitation to the assembly',
  ),
  ...{ households: 812, is_running: true, is_stopped: false, state: 'begun' },
};
const list: Circular[] = [
  {
    ...invitation,
    id: 4,
    ...newAccount,
    households: 0,
    is_running: false,
    state: 'waits',
  },
  invitation,
  {
    ...invitation,
    id: 1,
    ...subjects('Neue Öffnungszeiten', 'Yeni çalışma saatleri', 'New opening hours'),
    by: null,
    households: 14_371,
    is_running: false,
  },
  {
    ...invitation,
    id: 3,
    ...subjects('Sommerfest', 'Yaz şenliği', 'Summer fair'),
    households: 0,
    is_running: false,
    state: 'withdrawn',
  },
];
const page: CircularPage = {
  ...invitation,
  ...{ text_de: 'Liebe Mitglieder,\n\nwir treffen uns am 14. März um 18.00 Uhr.' },
  ...{ text_tr: 'Değerli üyelerimiz,\n\n14 Mart saat 18.00’de buluşuyoruz.' },
  ...{ text_en: 'Dear members,\n\nwe meet on 14 March at 6 p.m.' },
  way: 'channel',
  chosen: {
    ...{ status: 'members', language: 'tr', channel: null, postal_code: '11', place: null, owes_since: null },
    is_listed: false,
  },
  run: { id: 7, done: 812, total: 2_377, is_stop_wanted: false },
  ...{ portal: 0, mails: 501, letters: 311, read: 96, reaches: reached, names_others: [], approval: null },
};
const waiting: CircularPage = {
  ...page,
  ...newAccount,
  ...{ households: 0, is_running: false, state: 'waits', run: null },
  ...{ mails: 0, letters: 0, read: 0, names_others: [STRANGE, 'vefa-beitrag.example'] },
  text_de: `Bitte überweisen Sie auf ${STRANGE}. Mehr: https://vefa-beitrag.example/konto <b>wichtig</b>`,
  approval: {
    ...{ id: 1, household_id: null, kind: 'news', asked_by: 'Mustafa Koç', asked_at: at(11), reason: null },
    ...{ is_own: false, may_agree: true, takes_effect_at: null, took_effect: false },
  },
};

const write = {
  ...office,
  path: '/news/new',
  answers: {
    'POST /api/v1/office/circulars/preview': answer.ofTheServer,
    [COUNT]: answer.json({ ...reached, names_others: [] }),
  },
} as const;
const onePage = (name: string, shown: CircularPage): ScreenState => ({
  ...{ ...office, name, path: '/news/2', answers: { 'GET /api/v1/office/circulars/2': answer.json(shown) } },
});
const LIST = 'GET /api/v1/office/circulars';

/** What the office writes to many households. */
export const officeCircularStates: readonly ScreenState[] = [
  { ...office, name: 'office-circulars', path: '/news', answers: { [LIST]: answer.json(list) } },
  { ...office, name: 'office-circulars-none', path: '/news', answers: { [LIST]: answer.json([]) } },
  onePage('office-circular-page', page),
  onePage('office-circular-page-waits', waiting),
  onePage('office-circular-page-stopped', { ...page, is_running: false, is_stopped: true, run: null }),
  { ...write, name: 'office-circular' },
  { ...write, name: 'office-circular-listed', path: '/news/new?listed=7' },
  {
    ...write,
    name: 'office-circular-preview',
    hasDialog: true,
    prepare: async (visit) => {
      await fill(visit);
      await press(visit.page, named(visit, visit.words.officeCirculars.preview));
      await visit.page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  { ...write, name: 'office-circular-sure', hasDialog: true, prepare: send },
  {
    ...write,
    name: 'office-circular-second',
    answers: { ...write.answers, [COUNT]: answer.json({ ...reached, names_others: [STRANGE] }) },
    hasDialog: true,
    prepare: send,
  },
  {
    ...write,
    name: 'office-circular-refused',
    isRefused: true,
    prepare: async ({ page, words }) => {
      await press(page, words.officeCirculars.send);
      await page.getByRole('alert').first().waitFor();
    },
  },
];

/** Fills in a circular in all languages. */
async function fill(visit: Visit): Promise<void> {
  for (const language of languages) {
    const label = (text: string) => named(visit, text, language);
    await field(visit.page, label(visit.words.officeCirculars.subject)).fill('Einladung zur Generalversammlung');
    await field(visit.page, label(visit.words.officeCirculars.text)).fill(
      'Mitgliedsnummer {{membership_no}}\n\n14. 3., 18.00, Wien',
    );
  }
}

async function send(visit: Visit): Promise<void> {
  await fill(visit);
  await press(visit.page, visit.words.officeCirculars.send);
  await visit.page.getByRole('alertdialog').waitFor();
}

function named({ words }: Visit, text: string, language: Language = 'tr'): string {
  return text.replace('{{language}}', words.shared.language[language]);
}
