import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import type { JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { answer, writesOf } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { colourOf } from '../colours.ts';
import { type Member, openApplicant, openMember } from '../member.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();

const { invoicing, shared } = words.en;
const JOURNAL = '/api/v1/finance/financial-journal/household/';
const CREATE = '/api/v1/finance/household/create-invoice';

/** What each invoice status is called, on which card it stands and in which colour (spec §4). */
const STATUSES = [
  [1, 'Draft', 'New payment', 'light blue'],
  [2, 'Open', 'Pending payment', 'orange'],
  [3, 'Paid', 'Payment history', 'green'],
  [4, 'Void', 'Payment history', 'red'],
  [5, 'Uncollectible', 'Payment history', 'red'],
  [6, 'Over paid', 'Pending payment', 'green'],
  [7, 'Partly paid', 'Pending payment', 'orange'],
  [8, 'Cancelled', 'Payment history', 'red'],
] as const;

// proves: payments.cards, invoice.cards, invoice.status-ids, invoice.colours, call.GET /api/v1/finance/financial-journal/household/{id}
it('every invoice stands on the card of its status, with the status in words and colour', async () => {
  const member = await openMember(browser, 'seyma', { language: 'en' });
  const { page } = member;
  const like = await anEntryOf(member);
  await tellJournal(
    page,
    STATUSES.map(([status_id, name]) => withInvoice(like, { status_id, description: `Invoice ${name}` })),
  );
  const asked: (string | null)[][] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== `${JOURNAL}${member.me.household.id}`) return;
    asked.push([searchParams.get('filter[sale_invoice.status_id]'), searchParams.get('orderBy')]);
  });
  await page.goto('/member-ui/payment');

  for (const [id, name, card, colour] of STATUSES) {
    const entry = region(page, card)
      .getByRole('heading', { level: 3 })
      .filter({ hasText: `Invoice ${name}` });
    await entry.waitFor();
    const badge = entry.getByText(name, { exact: true });
    expect([id, await colourOf(badge)]).toEqual([id, colour]);
  }
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(STATUSES.length);
  expect(asked.toSorted()).toEqual(['1', '2,6,7', '3,4,5,8'].map((ids) => [ids, 'sale_invoice.due_date:DESC']));
  expect(await page.getByRole('button', { name: /^Pay now/ }).count()).toBe(1);
  await region(page, 'New payment')
    .getByRole('button', { name: /^Pay now/ })
    .waitFor();
  await member.leave();
});

it('with another language the invoices are called otherwise at once', async () => {
  const member = await openMember(browser, 'seyma', { language: 'de' });
  const { page } = member;
  await page.goto('/member-ui/payment');
  await page.getByRole('heading', { level: 3, name: /^Jahresbeitrag/ }).waitFor();

  await page.getByRole('button', { name: 'Türkçe' }).click();

  await page.getByRole('heading', { level: 3, name: /yılı aidatı/ }).waitFor();
  await member.leave();
});

// proves: payments.pending, payments.texts, invoice.dunning-levels, message.pending-info, message.unpaid-warning, constant.receipt-pdf
it('a pending payment warns, and tells due date, reminders and the PDF', async () => {
  const member = await openMember(browser, 'seyma', { language: 'en' });
  const { page } = member;
  const like = await anEntryOf(member);
  const levels = ['No reminder', 'First reminder', 'Second reminder', 'Third reminder'];
  await tellJournal(
    page,
    levels.map((_level, dunning_status) =>
      withInvoice(like, { status_id: 2, dunning_status, description: `Level ${dunning_status}` }),
    ),
  );
  await page.goto('/member-ui/payment');
  const card = region(page, 'Pending payment');
  await card.getByText('After your transfer it may take several days until a payment shows as paid.').waitFor();
  await card.getByText('Unpaid invoices risk the loss of membership.').waitFor();
  for (const [index, level] of levels.entries()) {
    // nothing has to be opened for it
    const entry = card.getByRole('heading', { level: 3, name: `Level ${index}` }).locator('xpath=..');
    const said = [like.sale_invoice.due_date, level, formatEuro(fromEuros(like.open_item))];
    expect(await entry.getByRole('definition').allInnerTexts()).toEqual(said);
    if (index > 0) continue;
    const [request, download] = await Promise.all([
      page.waitForRequest((each) => each.url().includes('render-pdf')),
      page.waitForEvent('download'),
      entry.getByRole('button', { name: invoicing.invoice.pdf }).click(),
    ]);
    expect(new URL(request.url()).pathname).toBe(`/api/v1/finance/sale-invoice/${like.sale_invoice.id}/render-pdf/1`);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  }
  await member.leave();
});

// proves: payments.items
it('each payment, new, pending or past, opens to what it costs per member', async () => {
  const member = await openMember(browser, 'seyma', { language: 'en' });
  const { page, me } = member;
  const like = await anEntryOf(member, 'siac');
  const people = [me.main_member, ...me.sub_members].map((each) => `${each.first_name} ${each.last_name}`);
  await tellJournal(
    page,
    [1, 2, 3].map((status_id) => withInvoice(like, { status_id })),
  );
  await page.goto('/member-ui/payment');
  for (const name of ['New payment', 'Pending payment', 'Payment history']) {
    const card = region(page, name);
    await card.getByRole('heading', { level: 3 }).getByRole('button').click();
    const headers = ['Member', 'Description', 'Member fee', 'Tax', 'Total'];
    expect(await card.getByRole('columnheader').allInnerTexts()).toEqual(headers);
    const rows = await card.getByRole('row').allInnerTexts();
    const covered = rows.slice(1).map((row) => row.split(/[\t\n]/)[0]);
    expect([name, covered.sort()]).toEqual([name, [...people].sort()]);
  }
  await member.leave();
});

// proves: invoice.pay-now, invoice.cancel, payments.receipt, entity.receipt-fields, constant.payment-method
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
  expect(await history.getByText('Cancelled', { exact: true }).count()).toBe(3);
  await history.getByRole('heading', { level: 3 }).getByRole('button').first().click();
  expect(Object.keys(await factsOf(page))).toEqual(['Bill number', 'Created']);
  await member.leave();
});

// proves: invoice.confirm, after.invoice-confirmed, constant.receipt-pdf
it('confirming the receipt confirms the invoice, downloads its PDF and refreshes the lists', async () => {
  const member = await openPayer();
  const { page } = member;
  await page.goto('/member-ui/payment');
  const pending = region(page, 'Pending payment');
  await pending.getByText(invoicing.pending.emptyTitle).waitFor();
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
  await page.getByRole('button', { name: invoicing.receipt.ready }).click();
  await pending.getByText('Registration fee').first().waitFor();
  expect(asked).toContain(`GET /api/v1/finance/sale-invoice/${invoice.id}/render-pdf/1`);
  const lists = asked.filter((each) => each === `GET ${JOURNAL}${member.me.household.id}`);
  expect(lists.length).toBe(3);
  expect(await page.getByRole('button', { name: 'Pay now: Registration fee' }).count()).toBe(0);
  await member.leave();
});

// proves: invoice.nothing-to-pay, message.no-payment
it('where nothing is due after all, “No payment to pay” is said and no receipt opens', async () => {
  const member = await openPayer();
  const { page } = member;
  await answer(page, 'POST', CREATE, () => ({ status: 201, json: [] }));
  await page.goto('/member-ui/payment');
  await page.getByRole('button', { name: 'Pay now: Registration fee' }).click();
  await page.getByText('No payment to pay', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await member.leave();
});

it('where the fees cannot be loaded the card says so, and shows them by itself when the server is back', async () => {
  const { page } = await openPayer();
  const fees = '**/api/v1/finance/sale-invoice/pre-calculation';
  await page.route(fees, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/payment');
  const card = region(page, invoicing.new.title);
  await card.getByText(shared.connection.loadFailed).waitFor({ timeout: 20_000 });

  await page.unroute(fees);

  await card.getByRole('button', { name: 'Pay now: Registration fee' }).waitFor({ timeout: 20_000 });
  await page.context().close();
});

// proves: payments.back-existing
it('from the payments an existing member goes back to the representations', async () => {
  const member = await openMember(browser, 'seyma');
  await member.page.goto('/member-ui/payment');
  await member.page.getByRole('link', { name: words.de.substitutes.list.backHere }).click();
  await member.page.waitForURL('**/member-ui/substitutes');
  await member.leave();
});

// proves: payments.back-applicant
it('from the payments an applicant goes back to the family members', async () => {
  const member = await openMember(browser, 'gulsah');
  await member.page.goto('/member-ui/payment');
  await member.page.getByRole('link', { name: words.de.substitutes.list.toFamily }).click();
  await member.page.waitForURL('**/member-ui/sub-member');
  await member.leave();
});

/** A new applicant of whom enough is known to reckon the fees. */
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
    // as the invoice is confirmed, so it is due (D39)
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

/** One of the member's own confirmed invoices, as the journal tells it. */
async function anEntryOf(member: Member, type = 'siac'): Promise<JournalEntry> {
  const entries = await member.send<JournalEntry[]>('GET', `${JOURNAL}${member.me.household.id}`);
  const entry = entries.find((each) => each.type === type && each.sale_invoice.due_date);
  if (!entry) throw new Error(`no invoice of type ${type}`);
  return entry;
}

let lastId = 70_000;

function withInvoice(entry: JournalEntry, change: Partial<JournalEntry['sale_invoice']>): JournalEntry {
  lastId += 1;
  const steps: JournalEntry['sale_invoice']['steps'] = change.status_id === 1 ? ['confirm', 'cancel'] : ['pdf'];
  return { ...entry, id: lastId, sale_invoice: { ...entry.sale_invoice, steps, ...change } };
}

/** The journal holds these entries and no others; it is asked by status, as the real one is. */
async function tellJournal(page: Page, entries: JournalEntry[]): Promise<void> {
  await page.route(`**${JOURNAL}*`, (route) => {
    const statuses = new URL(route.request().url()).searchParams.get('filter[sale_invoice.status_id]') ?? '';
    const wanted = statuses.split(',').map(Number);
    return route.fulfill({ json: entries.filter(({ sale_invoice }) => wanted.includes(sale_invoice.status_id)) });
  });
}

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** What stands in the one list of facts that is open. */
async function factsOf(page: Page): Promise<Record<string, string>> {
  const terms = await page.getByRole('term').allInnerTexts();
  const values = await page.getByRole('definition').allInnerTexts();
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
}
