import type { HeldAccountCode } from '../../../domain/counter/accountCodes.contract.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { field } from '../../fields.ts';
import type { Call } from '../call.ts';
import { type Answers, answer, closeAlert, press, type ScreenState, type Visit } from '../screenState.ts';

const CODE = 'ABCD-EFGH-JKM4';
const PASSWORD = 'Sonnen8lume-Wien';
const ADDRESS = 'ayse.guenes-oeztuerk@familie.example';
const VALID_UNTIL = toWireDay(day('2027-03-05'));

const asked: HeldAccountCode = {
  id: 7,
  way: 'spot',
  state: 'asked',
  asked_at: '2027-01-04T08:12:00.000Z',
  valid_until: null,
};

/** A household opens its account with a code: the member's page, and the office's. */
export const accountCodeStates: ScreenState[] = [
  { name: 'account-code', who: 'nobody', path: '/account-code' },
  { name: 'account-code-logged-in', who: 'hatice', path: '/account-code' },
  {
    name: 'account-code-errors',
    who: 'nobody',
    path: '/account-code',
    isRefused: true,
    prepare: async (visit) => {
      await field(visit.page, visit.words.accountCode.code).fill('ABCD-EFGH-JKM5');
      await press(visit.page, visit.words.accountCode.submit);
    },
  },
  {
    name: 'account-code-not-valid',
    who: 'nobody',
    path: '/account-code',
    isRefused: true,
    answers: { 'POST /api/v1/register/code': answer.refusal(422, 'account_code_not_valid') },
    prepare: async (visit) => {
      await typeCode(visit);
      await closeAlert(visit);
    },
  },
  {
    name: 'account-code-sent',
    who: 'nobody',
    path: '/account-code',
    hasDialog: true,
    answers: { 'POST /api/v1/register/code': answer.json({ email: ADDRESS }, 201) },
    prepare: async (visit) => {
      await typeCode(visit);
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  page('new', codeAnswers(null)),
  {
    ...page('by-mail', codeAnswers(null, { waits_by_letter: true }), async ({ page, words }) => {
      await page.getByRole('radio', { name: words.officeCounter.accountCode.mail }).check();
    }),
  },
  {
    ...page('missing', codeAnswers(null, { has_address: false }), (visit) =>
      press(visit.page, visit.words.shared.action.save),
    ),
    isRefused: true,
  },
  page('waits', codeAnswers(asked)),
  page('ready', codeAnswers({ ...asked, state: 'ready' })),
  page(
    'shown',
    {
      ...codeAnswers({ ...asked, state: 'ready' }),
      'POST /api/v1/office/account-codes/': answer.json({ code: CODE, valid_until: VALID_UNTIL }),
    },
    async ({ page, words }) => {
      await press(page, words.officeCounter.accountCode.show);
      await page.getByText(CODE).waitFor();
    },
  ),
  page('used', codeAnswers({ ...asked, state: 'used', valid_until: VALID_UNTIL }, { has_account: true })),
];

async function typeCode({ page, words: { accountCode, accounts } }: Visit): Promise<void> {
  await field(page, accountCode.code).fill(CODE);
  await field(page, accountCode.birthDay).fill('04.05.1950');
  await field(page, accounts.field.email).fill(ADDRESS);
  await field(page, accounts.field.password).fill(PASSWORD);
  await field(page, accounts.field.confirmation).fill(PASSWORD);
  await press(page, accountCode.submit);
}

function page(name: string, answers: Answers, prepare: NonNullable<ScreenState['prepare']> = async () => undefined) {
  return {
    who: 'office',
    base: '/office-ui',
    name: `office-account-code-${name}`,
    path: '/households/',
    of: 'mehmet',
    endsAt: '/households/1/account-code',
    answers,
    prepare: async (visit: Visit) => {
      const { page, words } = visit;
      await page.goto(`${page.url()}/account-code`);
      await page.getByRole('heading', { level: 1, name: words.officeCounter.accountCode.title }).waitFor();
      await prepare(visit);
    },
  } satisfies ScreenState;
}

/** How the code of a household stands; everything else about it is the server's. */
function codeAnswers(code: HeldAccountCode | null, more: object = {}): Answers {
  const facts = { has_account: false, waits_by_letter: false, has_address: true, has_birth_day: true, code, ...more };
  return {
    'GET /api/v1/office/households/': (call: Call) =>
      call.url.pathname.endsWith('/account-code') ? call.reply({ json: facts }) : call.passOn(),
  };
}
