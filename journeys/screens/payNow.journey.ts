import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { answer, writesOf } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { confirmInvoices } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();

const { invoicing, shared } = words.en;
const JOURNAL = '/api/v1/finance/financial-journal/household/';
const CREATE = '/api/v1/finance/household/create-invoice';

// proves: invoice.pay-now, invoice.cancel, payments.receipt, entity.receipt-fields, constant.payment-method, call.POST /api/v1/finance/household/create-invoice, call.POST /api/v1/finance/sale-invoice/{id}/cancel
it('“Pay now” makes a draft and shows the receipt; cancelling or closing it cancels the draft', async () => {
  const member = await openPayer();
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
    await receipt.waitFor();
    if (index === 0) await expectReceipt(page, draft);
    const cancelled = page.waitForResponse(`**/sale-invoice/${draft.id}/cancel`);
    await close();
    expect((await (await cancelled).json()).status_id).toBe(8);
    await receipt.waitFor({ state: 'detached' });
    await payNow.waitFor();
    expect(writes.splice(0)).toEqual([`POST ${CREATE}`, `POST /api/v1/finance/sale-invoice/${draft.id}/cancel`]);
  }
  const history = region(page, 'Payment history');
  await expect.poll(() => history.getByText('Cancelled', { exact: true }).count()).toBe(3);
  await history.getByRole('heading', { level: 3 }).getByRole('button').first().click();
  await expect.poll(async () => Object.keys(await factsOf(page))).toEqual(['Bill number', 'Created']);
  await member.leave();
});

// proves: invoice.confirm, after.invoice-confirmed, constant.receipt-pdf, product.contact
it('confirming the receipt confirms the invoice, downloads its PDF and refreshes the lists', async () => {
  const member = await openPayer();
  const { page } = member;
  await confirmInvoices(member, ['siac']);
  await page.goto('/member-ui/payment');
  const pending = region(page, 'Pending payment');
  await pending.getByText('Registration fee').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pay now: Registration fee' }).click();
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  await receipt.waitFor();
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
  const whereTo = await page.getByRole('dialog', { name: invoicing.receipt.confirmedTitle }).textContent();
  for (const known of [association.iban, association.bic]) expect(whereTo?.replaceAll(/\s/g, '')).toContain(known);
  await page.getByRole('button', { name: invoicing.receipt.ready }).click();
  await pending.getByText('Registration fee').first().waitFor();
  expect(asked).toContain(`GET /api/v1/finance/sale-invoice/${invoice.id}/render-pdf/1`);
  const lists = asked.filter((each) => each === `GET ${JOURNAL}${member.me.household.id}`);
  expect(lists.length).toBe(3);
  // each list is refreshed by itself
  await page.getByRole('button', { name: 'Pay now: Registration fee' }).waitFor({ state: 'detached' });
  await member.leave();
});

// departs: invoice.confirm
it('an applicant’s other invoice follows in the same dialog; stopping there keeps the first and says what is left', async () => {
  const member = await openPayer();
  const { page } = member;
  const writes = writesOf(page);
  await page.goto('/member-ui/payment');
  const numbered = (number: number) =>
    page.getByRole('dialog', { name: filled(invoicing.receipt.titleOf, { number, all: 2 }) });
  await page.getByRole('button', { name: 'Pay now: Registration fee' }).click();
  await numbered(1).getByRole('button', { name: invoicing.receipt.confirm }).click();
  await numbered(2).getByText(invoicing.receipt.notLast).waitFor();
  expect(await numbered(2).getByText('IBAN', { exact: true }).count()).toBe(0);

  await numbered(2).getByRole('button', { name: 'Cancel' }).click();
  const notSent = page.locator('#not-sent');
  await notSent.and(page.locator(':focus')).waitFor();
  await notSent.getByText(filled(words.en.application.submit.notSentYet, { done: 1, all: 2 })).waitFor();
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
  await done.getByText(words.en.application.submit.stillNotSent).waitFor();
  await done.getByRole('button', { name: invoicing.receipt.ready }).click();
  await member.leave();
});

// proves: invoice.nothing-to-pay, message.no-payment
it('if nothing is due after all, “No payment to pay” appears and no receipt opens', async () => {
  const member = await openPayer();
  const { page } = member;
  await answer(page, 'POST', CREATE, () => ({ status: 201, json: [] }));
  await page.goto('/member-ui/payment');
  await page.getByRole('button', { name: 'Pay now: Registration fee' }).click();
  await page.getByText('No payment to pay', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await member.leave();
});

it('if the fees cannot be loaded the card says so, and shows them automatically when the server is back', async () => {
  const { page } = await openPayer();
  const fees = '**/api/v1/finance/sale-invoice/pre-calculation';
  await page.route(fees, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/payment');
  const card = region(page, invoicing.new.title);
  await card.getByText(shared.connection.loadFailed).waitFor({ timeout: patience(20_000) });

  await page.unroute(fees);

  await card.getByRole('button', { name: 'Pay now: Registration fee' }).waitFor({ timeout: patience(20_000) });
  await page.context().close();
});

/** A new applicant with enough data to calculate the fees. */
async function openPayer(): Promise<Member> {
  const member = await openApplicant(browser, { language: 'en', step: 4 });
  await member.send('PUT', `/api/v1/member/${member.me.main_member.id}`, { date_of_birth: '01.02.1980' });
  return member;
}

async function expectReceipt(page: Page, draft: JournalEntry['sale_invoice']): Promise<void> {
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  const config = await (await page.request.get('/member-ui/config.json')).json();
  const { name, address } = config.association;
  const [sender] = await receipt.getByLabel(invoicing.receipt.from).allInnerTexts();
  expect(sender?.split('\n')).toEqual([
    name,
    address.street,
    `${address.postal_code} ${address.city}`,
    address.country,
  ]);
  const facts = await factsOf(page);
  expect(Object.keys(facts)).toEqual(['Bill number', 'Created', 'Due date']);
  const today = businessDay(new Date());
  expect(facts).toEqual({
    'Bill number': draft.bill_number,
    Created: toWireDay(today),
    // the due date depends on the day of confirmation (D39)
    'Due date': filled(invoicing.invoice.dueIfToday, { date: toWireDay(addDays(today, 14)) }),
  });
  expect(await receipt.getByRole('columnheader').allInnerTexts()).toEqual([
    'Member',
    'Description',
    'Member fee',
    'Tax',
    'Total',
  ]);
  const rows = await receipt.getByRole('row').allInnerTexts();
  const money = (euros: number) => formatEuro(fromEuros(euros));
  expect(rows.slice(1).map((row) => row.split(/[\t\n]+/).map((cell) => cell.trim()))).toEqual(
    draft.sale_invoice_items.map(({ member, description, amount, tax, total }) => [
      `${member?.first_name} ${member?.last_name}`,
      description,
      ...[amount, tax, total].map(money),
    ]),
  );
  const [said] = await receipt.allInnerTexts();
  expect(said?.replaceAll('\u00a0', ' ')).toMatch(
    new RegExp(`Total:?\\s+${money(draft.amount).replaceAll('\u00a0', ' ')}`),
  );
  const methods = receipt.getByRole('radiogroup', { name: 'Payment method' }).getByRole('radio');
  expect(await methods.count()).toBe(1);
  expect([await methods.getAttribute('value'), await methods.isChecked()]).toEqual(['1', true]);
  await receipt.getByLabel('Bank transaction').waitFor();
  await receipt.getByRole('button', { name: invoicing.receipt.confirm }).waitFor();
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
