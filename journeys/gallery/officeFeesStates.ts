import type { FeeTables } from '../../domain/invoicing/fees.contract.ts';
import { field } from '../fields.ts';
import { type Answers, answer, press, type ScreenState, type Visit } from './screenState.ts';

const clerk = { who: 'office', base: '/office-ui' } as const;
const board = { who: 'board', base: '/office-ui' } as const;

const FEES = 'GET /api/v1/office/fees';
const INTRODUCE = 'POST /api/v1/office/fees';
const NEXT_YEAR = '01.01.2028' as NonNullable<FeeTables['in_force']>['valid_from'];

/** With higher fees for next year. */
function withToCome(said: FeeTables): FeeTables {
  const fees = (said.in_force?.fees ?? []).map((fee) => ({ ...fee, amount: fee.amount * 2 }));
  return { ...said, to_come: [{ valid_from: NEXT_YEAR, fees }] };
}

const toCome: Answers = { [FEES]: answer.changed(withToCome) };

async function typeNewFees({ page, words }: Visit) {
  const { new: fees, kinds } = words.officeFees;
  await field(page, fees.validFrom).fill('1.1.2028');
  await page.getByRole('group', { name: kinds.siac_spouse }).getByLabel(fees.fromBirth).fill('48,50');
}

async function addAges({ page, words }: Visit) {
  const { new: fees, kinds } = words.officeFees;
  await page.getByRole('button', { name: fees.add.replace('{{kind}}', kinds.siac_child), exact: true }).click();
}

async function ask(visit: Visit) {
  await typeNewFees(visit);
  await press(visit.page, visit.words.officeFees.new.submit);
  await visit.page.getByRole('alertdialog').waitFor();
}

/** The present fees, and the form for new ones. */
export const officeFeesStates: readonly ScreenState[] = [
  { ...clerk, name: 'office-fees', path: '/fees' },
  { ...board, name: 'office-fees-board', path: '/fees', answers: toCome },
  {
    ...board,
    name: 'office-fees-none',
    path: '/fees',
    answers: { [FEES]: answer.json({ version: 0, in_force: null, to_come: [] } satisfies FeeTables) },
  },
  { ...clerk, name: 'office-new-fees-clerk', path: '/fees/new' },
  { ...board, name: 'office-new-fees', path: '/fees/new' },
  { ...board, name: 'office-new-fees-in-place-of-others', path: '/fees/new', answers: toCome },
  {
    ...board,
    name: 'office-new-fees-missing',
    path: '/fees/new',
    isRefused: true,
    prepare: async (visit) => {
      await addAges(visit);
      await addAges(visit);
      await press(visit.page, visit.words.officeFees.new.submit);
      await visit.page.getByRole('alert').waitFor();
    },
  },
  { ...board, name: 'office-new-fees-confirm', path: '/fees/new', hasDialog: true, prepare: ask },
  {
    ...board,
    name: 'office-new-fees-done',
    path: '/fees/new',
    answers: {
      [INTRODUCE]: async (call) => {
        const said = await (await call.ask({ method: 'GET' })).json();
        await call.reply({ json: withToCome(said) });
      },
    },
    prepare: async (visit) => {
      await ask(visit);
      await visit.page
        .getByRole('alertdialog')
        .getByRole('button', { name: visit.words.officeFees.new.submit })
        .click();
      await visit.page.getByText(visit.words.officeFees.new.did.replace('{{date}}', NEXT_YEAR)).waitFor();
    },
  },
];
