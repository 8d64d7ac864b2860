import type { Page } from '@playwright/test';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { answer, writesOf } from '../answers.ts';
import { confirmInvoices } from '../fillIn.ts';
import { expect, type Fixtures, type Resident, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { invoicing, shared } = words.en;
const JOURNAL = '/api/v1/finance/financial-journal/household/';
const CREATE = '/api/v1/finance/household/create-invoice';

// proves: invoice.pay-now, invoice.cancel, payments.receipt, entity.receipt-fields, constant.payment-method, call.POST /api/v1/finance/household/create-invoice, call.POST /api/v1/finance/sale-invoice/{id}/cancel
test('“Pay now” makes a draft and shows the receipt; cancelling or closing it cancels the draft', async ({
  openApplicant,
}) => {
  const member = await openPayer(openApplicant);
  const { page } = member;
  const writes = writesOf(page);
  await page.goto('/member-ui/payment');
  const payNow = page.getByRole('button', { name: 'Pay now: Registration fee' });
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  const closings = [
    () => receipt.getByRole('button', { name: 'Cancel' }).click(),
    () => receipt.getByRole('button', { name: shared.kit.close }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const [index, close] of closings.entries()) {
    const [response] = await Promise.all([page.waitForResponse(`**${CREATE}`), payNow.click()]);
    const [draft] = await response.json();
    expect(draft).toMatchObject({ status_id: 1, type: 'sirf' });
    await expect(receipt).toBeVisible();
    if (index === 0) await expectReceipt(page, draft);
    const cancelled = page.waitForResponse(`**/sale-invoice/${draft.id}/cancel`);
    await close();
    expect((await (await cancelled).json()).status_id).toBe(8);
    await expect(receipt).toHaveCount(0);
    await expect(payNow).toBeVisible();
    expect(writes.splice(0)).toEqual([`POST ${CREATE}`, `POST /api/v1/finance/sale-invoice/${draft.id}/cancel`]);
  }
  const history = region(page, 'Payment history');
  await expect(history.getByText('Cancelled', { exact: true })).toHaveCount(3);
  await history.getByRole('heading', { level: 3 }).getByRole('button').first().click();
  await expect.poll(async () => Object.keys(await factsOf(page))).toEqual(['Bill number', 'Created']);
});

// proves: invoice.confirm, after.invoice-confirmed, constant.receipt-pdf, product.contact
test('confirming the receipt confirms the invoice, downloads its PDF and refreshes the lists', async ({
  openApplicant,
}) => {
  const member = await openPayer(openApplicant);
  const { page } = member;
  await confirmInvoices(member, ['siac']);
  await page.goto('/member-ui/payment');
  const pending = region(page, 'Pending payment');
  await expect(pending.getByText('Registration fee')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay now: Registration fee' }).click();
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  await expect(receipt).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const [download, response] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse(/\/confirm$/),
    receipt.getByRole('button', { name: invoicing.receipt.confirm }).click(),
  ]);
  const invoice = await response.json();
  expect(invoice.status_id).toBe(invoiceStatusIds.open);
  expect(download.suggestedFilename()).toBe(`Invoice-${invoice.bill_number}.pdf`);
  const { association } = await (await page.request.get('/member-ui/config.json')).json();
  const whereTo = page.getByRole('dialog', { name: invoicing.receipt.confirmedTitle });
  for (const known of [association.iban, association.bic]) {
    await expect.poll(async () => (await whereTo.textContent())?.replaceAll(/\s/g, '')).toContain(known);
  }
  await page.getByRole('button', { name: invoicing.receipt.ready }).click();
  await expect(pending.getByText('Registration fee').first()).toBeVisible();
  expect(asked).toContain(`GET /api/v1/finance/sale-invoice/${invoice.id}/render-pdf/1`);
  const lists = asked.filter((each) => each === `GET ${JOURNAL}${member.me.household.id}`);
  expect(lists.length).toBe(3);
  // each list is refreshed by itself
  await expect(page.getByRole('button', { name: 'Pay now: Registration fee' })).toHaveCount(0);
});

// departs: invoice.confirm
test('an applicant’s other invoice follows in the same dialog; stopping there keeps the first and says what is left', async ({
  openApplicant,
}) => {
  const member = await openPayer(openApplicant);
  const { page } = member;
  const writes = writesOf(page);
  await page.goto('/member-ui/payment');
  const numbered = (number: number) =>
    page.getByRole('dialog', { name: filled(invoicing.receipt.titleOf, { number, all: 2 }) });
  await page.getByRole('button', { name: 'Pay now: Registration fee' }).click();
  await numbered(1).getByRole('button', { name: invoicing.receipt.confirm }).click();
  await expect(numbered(2).getByText(invoicing.receipt.notLast)).toBeVisible();
  await expect(numbered(2).getByText('IBAN', { exact: true })).toHaveCount(0);

  await numbered(2).getByRole('button', { name: 'Cancel' }).click();
  const notSent = page.locator('#not-sent');
  await expect(notSent.and(page.locator(':focus'))).toBeVisible();
  await expect(notSent.getByText(filled(words.en.application.submit.notSentYet, { done: 1, all: 2 }))).toBeVisible();
  await expect
    .poll(() => writes.map((each) => each.replace(/\d+/g, 'N')).slice(1))
    .toEqual([
      'POST /api/vN/finance/sale-invoice/N/confirm',
      `POST ${CREATE.replace('1', 'N')}`,
      'POST /api/vN/finance/sale-invoice/N/cancel',
    ]);

  await notSent.getByRole('button').click();
  await numbered(2).getByRole('button', { name: invoicing.receipt.confirm }).click();
  const done = page.getByRole('dialog', { name: invoicing.receipt.confirmedTitle });
  await expect(done.getByText(words.en.application.submit.stillNotSent)).toBeVisible();
  await done.getByRole('button', { name: invoicing.receipt.ready }).click();
});

// proves: invoice.nothing-to-pay, message.no-payment
test('if nothing is due after all, “No payment to pay” appears and no receipt opens', async ({ openApplicant }) => {
  const member = await openPayer(openApplicant);
  const { page } = member;
  await answer(page, 'POST', CREATE, () => ({ status: 201, json: [] }));
  await page.goto('/member-ui/payment');
  await page.getByRole('button', { name: 'Pay now: Registration fee' }).click();
  await expect(page.getByText('No payment to pay', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('if the fees cannot be loaded the card says so, and shows them automatically when the server is back', async ({
  openApplicant,
}) => {
  const { page, expectProblem } = await openPayer(openApplicant);
  expectProblem(/ERR_CONNECTION_REFUSED/);
  const fees = '**/api/v1/finance/sale-invoice/pre-calculation';
  await page.route(fees, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/payment');
  const card = region(page, invoicing.new.title);
  await expect(card.getByText(shared.connection.loadFailed)).toBeVisible({ timeout: patience(20_000) });

  await page.unroute(fees);

  await expect(card.getByRole('button', { name: 'Pay now: Registration fee' })).toBeVisible({
    timeout: patience(20_000),
  });
});

/** A new applicant with enough data to calculate the fees. */
async function openPayer(openApplicant: Fixtures['openApplicant']): Promise<Resident> {
  const member = await openApplicant({ language: 'en', step: 4 });
  await member.send('PUT', `/api/v1/member/${member.me.main_member.id}`, { date_of_birth: '01.02.1980' });
  return member;
}

async function expectReceipt(page: Page, draft: JournalEntry['sale_invoice']): Promise<void> {
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  const config = await (await page.request.get('/member-ui/config.json')).json();
  const { name, address } = config.association;
  const sender = receipt.getByLabel(invoicing.receipt.from);
  await expect
    .poll(async () => (await sender.allInnerTexts())[0]?.split('\n'))
    .toEqual([name, address.street, `${address.postal_code} ${address.city}`, address.country]);
  const facts = await factsOf(page);
  expect(Object.keys(facts)).toEqual(['Bill number', 'Created', 'Due date']);
  const today = businessDay(new Date());
  expect(facts).toEqual({
    'Bill number': draft.bill_number,
    Created: toWireDay(today),
    // the due date depends on the day of confirmation (D39)
    'Due date': filled(invoicing.invoice.dueIfToday, { date: toWireDay(addDays(today, 14)) }),
  });
  await expect(receipt.getByRole('columnheader')).toHaveText(['Member', 'Description', 'Member fee', 'Tax', 'Total'], {
    useInnerText: true,
  });
  const rows = await receipt.getByRole('row').allInnerTexts();
  const money = (euros: number) => formatEuro(fromEuros(euros));
  expect(rows.slice(1).map((row) => row.split(/[\t\n]+/).map((cell) => cell.trim()))).toEqual(
    draft.sale_invoice_items.map(({ member, description, amount, tax, total }) => [
      `${member?.first_name} ${member?.last_name}`,
      description,
      ...[amount, tax, total].map(money),
    ]),
  );
  await expect(receipt).toHaveText(new RegExp(`Total:?\\s+${money(draft.amount).replaceAll(/\s/g, '\\s')}`), {
    useInnerText: true,
  });
  const methods = receipt.getByRole('radiogroup', { name: 'Payment method' }).getByRole('radio');
  await expect(methods).toHaveCount(1);
  await expect(methods).toHaveAttribute('value', '1');
  await expect(methods).toBeChecked();
  await expect(receipt.getByLabel('Bank transaction')).toBeVisible();
  await expect(receipt.getByRole('button', { name: invoicing.receipt.confirm })).toBeVisible();
}

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** The content of the only open list of facts. */
async function factsOf(page: Page): Promise<Record<string, string>> {
  const terms = await page.getByRole('term').allInnerTexts();
  const values = await page.getByRole('definition').allInnerTexts();
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
}
