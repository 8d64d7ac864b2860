import type {
  BankStatement,
  LineCounts,
  OfficeBankLine,
  ReadBankStatement,
} from '../../domain/payments/bank/bankAnswers.ts';
import { lineAges } from '../../domain/payments/bank/openLines.ts';
import type { WouldReturn } from '../../domain/payments/paymentAnswers.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { field } from '../fields.ts';
import type { Call } from './call.ts';
import { CREATED, dismissedLines, huseyin, listed, nesrin, undecided } from './officeBankLines.ts';
import { answer, closeAlert, press, type ScreenState, type Visit } from './screenState.ts';

const LINES = 'GET /api/v1/office/bank-lines';
const STATEMENTS = 'GET /api/v1/office/bank-statements';
const WOULD_RETURN = 'GET /api/v1/office/payments/';
const READ = 'POST /api/v1/office/bank-statements';
const PARTS = 'POST /api/v1/office/bank-lines/1/parts';

const statement: BankStatement = {
  id: 1,
  file_name: 'AT611904300234573201_2027-01-08_camt.053.001.08.xml',
  first_day: toWireDay(day('2027-01-04')),
  last_day: toWireDay(day('2027-01-08')),
  created_at: CREATED,
  lines: 48,
  known: 7,
  skipped: 1,
  booked: 37,
  booked_amount: 2_220,
  undecided: 4,
  dismissed: 0,
  statements: [],
  warnings: [
    { kind: 'balance', name: '9', missing: -60 },
    { kind: 'gap', name: '10', from: toWireDay(day('2027-01-05')), to: toWireDay(day('2027-01-06')), missing: 120 },
  ],
  left_out: [
    { why: 'status', name: 'PDNG', count: 2 },
    { why: 'other_account', name: 'AT483200000012345864', count: 14 },
  ],
};

const read: ReadBankStatement = { ...statement, is_repeated: false, is_unfinished: true };
/** A transfer for two households; another payment has paid one of the invoices as well. */
const wouldReturn: WouldReturn[] = [
  { ...huseyin, amount: 60, refunded: 20, bills: [{ bill_number: '2027-000132', open_item: 60 }] },
  { ...nesrin, amount: 36, refunded: 0, bills: [] },
];
const all = {
  [LINES]: lines(undecided),
  [STATEMENTS]: answer.json([statement]),
  [WOULD_RETURN]: answer.json(wouldReturn),
};
const office = { who: 'office', base: '/office-ui', path: '/bank', answers: all } as const;

/** The bank's screen: empty, full, a file being uploaded, read and refused, and each of its dialogs. */
export const officeBankStates: readonly ScreenState[] = [
  { ...office, name: 'office-bank', answers: { [LINES]: lines([], []), [STATEMENTS]: answer.json([]) } },
  { ...office, name: 'office-bank-everything' },
  { ...office, name: 'office-bank-reading', answers: { ...all, [READ]: answer.never }, prepare: pick },
  {
    ...office,
    name: 'office-bank-read',
    answers: { ...all, [READ]: answer.json(read, 201) },
    prepare: async (visit) => {
      await pick(visit);
      await visit.page.getByRole('status').getByText(statement.file_name).waitFor();
    },
  },
  {
    ...office,
    name: 'office-bank-refused',
    hasDialog: true,
    answers: { ...all, [READ]: answer.refusal(415, 'bank_statement_wrong_kind') },
    prepare: async (visit) => {
      await pick(visit);
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  // one of each kind of proposal, and all data of the bank
  ...[1, 2, 3, 4, 8, 9].map(
    (id): ScreenState => ({ ...office, name: `office-bank-open-${id}`, prepare: (visit) => openLine(visit, id) }),
  ),
  {
    ...office,
    name: 'office-bank-book',
    hasDialog: true,
    prepare: (visit) => bookWhatDoesNotFit(visit),
  },
  question('split', 8, ({ officeBank }) => officeBank.split.action),
  {
    ...office,
    name: 'office-bank-split-missing',
    hasDialog: true,
    isRefused: true,
    prepare: async (visit) => {
      const { page, words } = visit;
      await open(visit, 8, words.officeBank.split.action);
      const dialog = page.getByRole('dialog');
      for (const amount of await dialog.getByRole('textbox', { name: /^2027/ }).all()) await amount.fill('');
      await dialog.getByRole('button', { name: words.officeBank.split.confirm }).click();
      await dialog.getByRole('alert').waitFor();
    },
  },
  {
    ...office,
    name: 'office-bank-split-list',
    hasDialog: true,
    answers: { ...all, [PARTS]: answer.json(listed) },
    prepare: async (visit) => {
      const { page, words } = visit;
      await open(visit, 1, words.officeBank.split.action);
      await page.getByRole('textbox', { name: words.officeBank.split.list }).fill('1009017;1.234,50\nKaya;60');
      await page.getByRole('button', { name: words.officeBank.split.take }).click();
      await page.getByText(words.officeBank.split.why.no_number).waitFor();
    },
  },
  question('credit-named', 2, ({ officeBank }) => officeBank.credit.named),
  question('return', 3, ({ officeBank }) => officeBank.return.action),
  {
    ...office,
    name: 'office-bank-choose-several',
    prepare: ({ page, words }) => press(page, words.officeBank.choose.action),
  },
  question('dismiss', 1, ({ officeBank }) => officeBank.dismiss.action),
  {
    ...office,
    name: 'office-bank-credit',
    hasDialog: true,
    prepare: async (visit) => {
      const { page, words } = visit;
      await open(visit, 1, words.officeBank.credit.action);
      await field(page, words.officeBank.credit.search).fill('çelik');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    ...office,
    name: 'office-bank-decided-meanwhile',
    answers: { ...all, 'POST /api/v1/office/bank-lines/': answer.refusal(409, 'bank_transaction_already_decided') },
    prepare: async (visit) => {
      await bookWhatDoesNotFit(visit);
      await press(visit.page, visit.words.officeBank.book.confirm);
      await visit.page.getByText(visit.words.refusals.bank_transaction_already_decided).waitFor();
      await closeAlert(visit);
    },
  },
];

/** Both lists come from the same path, and the counts from one below it. */
function lines(waiting: OfficeBankLine[], dismissed: OfficeBankLine[] = dismissedLines) {
  return (call: Call) => {
    if (call.url.pathname.endsWith('/counts')) return call.reply({ json: countsOf(waiting) });
    const found = call.url.search.includes('dismissed') ? dismissed : waiting;
    return call.reply({ json: { count: found.length, page: 1, lines: found } });
  };
}

function countsOf({ length }: OfficeBankLine[]): LineCounts {
  const older_than = lineAges.map((days) => ({ days, count: 0 }));
  return {
    all: length,
    with_proposal: length,
    amount_fits: 1,
    household_named: 1,
    unknown: 0,
    older_than,
    unjudged: 0,
  };
}

function pick({ page }: Visit): Promise<void> {
  const buffer = Buffer.from('<Document/>');
  return page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'auszug.xml', mimeType: 'application/xml', buffer });
}

function question(name: string, line: number, button: (words: Visit['words']) => string): ScreenState {
  return {
    ...office,
    name: `office-bank-${name}`,
    hasDialog: true,
    prepare: (visit) => open(visit, line, button(visit.words)),
  };
}

async function openLine({ page }: Visit, id: number): Promise<void> {
  const row = page.locator(`#row-${id}`);
  await row.click();
  await row.and(page.locator('[aria-expanded=true]')).waitFor();
}

/** The second proposal of the first line, with another amount: only that asks before it is booked. */
async function bookWhatDoesNotFit(visit: Visit): Promise<void> {
  await openLine(visit, 1);
  const { page, words } = visit;
  await page
    .locator('#row-1-panel')
    .getByRole('button', { name: new RegExp(`^${words.officeBank.book.action} ?:`) })
    .last()
    .click();
  await page.locator('dialog[open]').waitFor();
}

/** Opens a line, and presses a button in it that opens a dialog. */
async function open(visit: Visit, id: number, name: string): Promise<void> {
  await openLine(visit, id);
  const { page } = visit;
  await page
    .locator(`#row-${id}-panel`)
    .getByRole('button', { name: new RegExp(`^${name} ?:`) })
    .first()
    .click();
  await page.locator('dialog[open]').waitFor();
}
