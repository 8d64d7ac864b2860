import type { PreCalculation, SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import type { Me } from '../../domain/me/me.contract.ts';
import type { Call } from './call.ts';
import { whileMoneyRests } from './coverStates.ts';
import { answer, closeAlert, press, type ScreenState, type Visit } from './screenState.ts';

const PATH = '/payment';
/** Asked for again, the same invoices have the same reference. */
const COMBINED = 'POST /api/v1/finance/combined-transfer';
const ADDRESS = 'https://portal.example/zahlung?link=Zk3nVt8WqY1rJ5xBd0mHc7uLs2aEe9fGgT4iOoPp6R';
const aLink = {
  id: 7,
  bill_numbers: ['2027-000123', '2027-000124'],
  amount: 360,
  created_at: '2027-01-11T11:00:00.000Z',
  expires_at: '2027-02-10T11:00:00.000Z',
};

/** Step 4 and the payments of members: every card in every state (spec §2, §4). */
export const paymentStates: ScreenState[] = [
  { name: 'payment-new', who: 'gulsah', path: PATH },
  { name: 'payment-money-rests', who: 'omer', path: PATH, changesMe: whileMoneyRests },
  {
    name: 'payment-not-reckoned',
    who: 'elif',
    path: PATH,
    step: 4,
    answers: {
      'GET /api/v1/finance/sale-invoice/pre-calculation': answer.refusal(409, 'nothing_to_precalculate'),
    },
    prepare: closeAlert,
  },
  { name: 'payment-check', who: 'gulsah', path: PATH, changesMe: withOnlyPayments },
  { name: 'payment-receipt', who: 'gulsah', path: PATH, hasDialog: true, prepare: payNow },
  {
    name: 'payment-free',
    who: 'gulsah',
    path: PATH,
    hasDialog: true,
    answers: {
      'GET /api/v1/finance/sale-invoice/pre-calculation': answer.changed(reckonedFree),
      'GET /api/v1/finance/financial-journal/household/': answer.json([]),
      'POST /api/v1/finance/household/create-invoice': answer.changed(draftedFree),
    },
    prepare: async ({ page, words }) => {
      await page.getByText(words.invoicing.new.takeFree, { exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'payment-second-receipt',
    who: 'gulsah',
    path: PATH,
    hasDialog: true,
    answers: {
      'POST /api/v1/finance/sale-invoice/': confirmedInvoice,
      'GET /api/v1/finance/sale-invoice/': (call) =>
        call.url.pathname.includes('render-pdf') ? call.abort('Aborted') : call.passOn(),
    },
    prepare: async (visit) => {
      await payNow(visit);
      await press(visit.page, visit.words.invoicing.receipt.confirm);
      await visit.page.getByText(visit.words.invoicing.receipt.notLast).waitFor();
    },
  },
  {
    name: 'payment-nothing-due',
    who: 'gulsah',
    path: PATH,
    answers: { 'POST /api/v1/finance/household/create-invoice': answer.json([], 201) },
    prepare: async ({ page, words }) => {
      await page.getByText(words.invoicing.new.payNow, { exact: true }).first().click();
      await page.getByText(words.invoicing.new.nothing).waitFor();
    },
  },
  { name: 'payment-sent-back', who: 'ibrahim', path: PATH },
  { name: 'payment-sent-back-gaps', who: 'ibrahim', path: PATH, changesMe: withoutPassport },
  {
    name: 'payment-submit-again',
    who: 'ibrahim',
    path: PATH,
    prepare: async ({ page, words }) => {
      await press(page, words.application.again.submit);
      await page.getByText(words.application.submit.sum).last().waitFor();
    },
  },
  {
    name: 'payment-submit-again-refused',
    who: 'ibrahim',
    path: PATH,
    answers: { 'POST /api/v1/household/': answer.refusal(409, 'application_incomplete') },
    prepare: async (visit) => {
      await press(visit.page, visit.words.application.again.submit);
      await press(visit.page, visit.words.application.submit.confirm);
      await visit.page.getByText(visit.words.refusals.application_incomplete).waitFor();
      await closeAlert(visit);
    },
  },
  { name: 'payment-pending', who: 'hatice', path: PATH, prepare: openAll },
  {
    name: 'payment-together',
    who: 'hatice',
    path: PATH,
    answers: { [COMBINED]: answer.ofTheServer },
    prepare: async ({ page, words }) => {
      await page.getByRole('button', { name: beginning(words.payments.together.pay) }).click();
      await page.getByText(words.payments.together.exactly).waitFor();
    },
  },
  {
    name: 'payment-link-made',
    who: 'hatice',
    path: PATH,
    answers: {
      [COMBINED]: answer.ofTheServer,
      'GET /api/v1/finance/payment-link': answer.json([aLink]),
      'POST /api/v1/finance/payment-link': answer.json({ link: aLink, address: ADDRESS }, 201),
    },
    prepare: async ({ page, words }) => {
      await page.getByRole('button', { name: beginning(words.payments.together.pay) }).click();
      await page.getByRole('button', { name: words.payments.link.make }).first().click();
      await page.getByText(ADDRESS).waitFor();
    },
  },
  {
    name: 'payment-link-end',
    who: 'hatice',
    path: PATH,
    hasDialog: true,
    answers: { 'GET /api/v1/finance/payment-link': answer.json([aLink]) },
    prepare: async ({ page, words }) => {
      await page.getByRole('button', { name: words.payments.link.end }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'payment-reminder', who: 'ahmet', path: PATH, prepare: openAll },
  { name: 'payment-partly-paid', who: 'seyma', path: PATH, prepare: openAll },
  { name: 'payment-over-paid', who: 'ayse', path: PATH, prepare: openAll },
  { name: 'payment-all-paid', who: 'mehmet', path: PATH },
  { name: 'payment-history', who: 'mehmet', path: PATH, prepare: openAll },
  { name: 'payment-void', who: 'caglar', path: PATH, prepare: openAll },
  { name: 'payment-inactive', who: 'kazim', path: PATH },
];

/** As if everything but the payments were there. */
function withOnlyPayments(me: Me): Me {
  if (!me.application) return me;
  const gaps = me.application.gaps.filter(({ screen }) => screen === 'payment');
  return { ...me, application: { ...me.application, gaps } };
}

/** As if the office had refused the passport as well. */
function withoutPassport(me: Me): Me {
  if (!me.application) return me;
  const gap = { gap: 'document_passport', screen: 'main_member', member_id: null } as const;
  return { ...me, application: { ...me.application, gaps: [gap, ...me.application.gaps] } };
}

/** A child that costs nothing was added to a household that has paid. */
function reckonedFree({ registration_fee, annual_contribution }: PreCalculation): PreCalculation {
  const detail = annual_contribution.detail.map((person) => ({ ...person, amount: 0 }));
  return {
    registration_fee: { ...registration_fee, available: false },
    annual_contribution: { ...annual_contribution, available: true, total: 0, detail },
  };
}

function draftedFree(drafts: SaleInvoice[]): SaleInvoice[] {
  return drafts.map((draft) => ({
    ...draft,
    amount: 0,
    sale_invoice_items: draft.sale_invoice_items.map((item) => ({ ...item, amount: 0, total: 0 })),
  }));
}

/** The part of a button's words before the amount, or behind it. */
function beginning(sentence: string): RegExp {
  const [before = '', after = ''] = sentence.split('{{amount}}').map((part) => part.trim());
  return new RegExp(before || after);
}

async function payNow({ page, words }: Visit): Promise<void> {
  await page.getByText(words.invoicing.new.payNow, { exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function openAll({ page }: Visit): Promise<void> {
  const closed = page.locator('main button[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The draft on screen as it would be once confirmed. */
async function confirmedInvoice(call: Call): Promise<void> {
  const id = Number(/sale-invoice\/(\d+)/.exec(call.url.pathname)?.[1]);
  const asked = await call.ask({ path: '/api/v1/finance/household/create-invoice', data: {} });
  const draft = ((await asked.json()) as { id: number }[]).find((each) => each.id === id);
  await call.reply({
    json: { ...draft, status_id: 2, date: '02.01.2027', due_date: '16.01.2027', payment_qr: TRANSFER },
  });
}

const TRANSFER = ['BCD', '002', '1', 'SCT', 'BUNDATWW', 'Vefa', 'AT611904300234573201', 'EUR180.00', '', 'RF18'].join(
  '\n',
);
