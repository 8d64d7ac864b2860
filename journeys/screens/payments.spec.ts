import type { Page } from '@playwright/test';
import type { JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { replaceMe } from '../answers.ts';
import { colourOf } from '../colours.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { invoicing } = words.en;
const JOURNAL = '/api/v1/finance/financial-journal/household/';

/** What the journal is asked with (spec §7). */
const ASKED = ['filter[sale_invoice.status_id]', 'filter[type]', 'orderBy'];
/** The name, card and colour of each invoice status (spec §4). */
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
test('every invoice is on the card of its status, with the status in words and colour', async ({ openPerson }) => {
  const member = await openPerson('seyma', { language: 'en' });
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
    asked.push(ASKED.map((name) => searchParams.get(name)));
  });
  await page.goto('/member-ui/payment');

  for (const [id, name, card, colour] of STATUSES) {
    const entry = region(page, card)
      .getByRole('heading', { level: 3 })
      .filter({ hasText: `Invoice ${name}` });
    await expect(entry).toBeVisible();
    const badge = entry.getByText(name, { exact: true });
    expect([id, await colourOf(badge)]).toEqual([id, colour]);
  }
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(STATUSES.length);
  expect(asked.toSorted()).toEqual(
    ['1', '2,6,7', '3,4,5,8'].map((ids) => [ids, 'siac,sirf,sim', 'sale_invoice.due_date DESC']),
  );
  await expect(page.getByRole('button', { name: /^Pay now/ })).toHaveCount(1);
  await expect(region(page, 'New payment').getByRole('button', { name: /^Pay now/ })).toBeVisible();
});

test('switching the language renames the invoices at once', async ({ openPerson }) => {
  const member = await openPerson('seyma', { language: 'de' });
  const { page } = member;
  await page.goto('/member-ui/payment');
  await expect(page.getByRole('heading', { level: 3, name: /^Jahresbeitrag/ })).toBeVisible();

  await page.getByRole('button', { name: 'Türkçe' }).click();

  await expect(page.getByRole('heading', { level: 3, name: /yılı aidatı/ })).toBeVisible();
});

// proves: payments.pending, payments.texts, invoice.dunning-levels, message.pending-info, message.unpaid-warning, constant.receipt-pdf
test('a pending payment has a warning, due date, reminders and the PDF', async ({ openPerson }) => {
  const member = await openPerson('seyma', { language: 'en' });
  const { page } = member;
  const like = await anEntryOf(member);
  const levels = ['No reminder', 'First reminder', 'Second reminder', 'Third reminder'];
  // open, partly paid and over paid, at every level
  const pending = [2, 7, 6].flatMap((status_id) => levels.map((level, at) => ({ status_id, level, at })));
  await tellJournal(
    page,
    pending.map(({ status_id, at }) =>
      withInvoice(like, { status_id, dunning_status: at, description: `Status ${status_id}, level ${at}` }),
    ),
  );
  await page.goto('/member-ui/payment');
  const card = region(page, 'Pending payment');
  await expect(
    card.getByText('After your transfer it may take several days until a payment shows as paid.'),
  ).toBeVisible();
  await expect(card.getByText('If invoices stay unpaid, you may lose your membership.')).toBeVisible();
  for (const [index, { status_id, level, at }] of pending.entries()) {
    // visible without opening anything
    const name = `Status ${status_id}, level ${at}`;
    const entry = card.getByRole('heading', { level: 3, name }).locator('xpath=..');
    // the whole amount stands beside the name; what is open of a part is said
    const isPart = like.open_item !== like.sale_invoice.amount;
    const said = [
      String(like.sale_invoice.due_date),
      level,
      ...(isPart ? [formatEuro(fromEuros(like.open_item))] : []),
    ];
    await expect(entry.getByRole('definition')).toHaveText(said, { useInnerText: true });
    await expect(entry.getByRole('button', { name: invoicing.invoice.pdf })).toHaveCount(1);
    if (index > 0) continue;
    const [request, download] = await Promise.all([
      page.waitForRequest((each) => each.url().includes('render-pdf')),
      page.waitForEvent('download'),
      entry.getByRole('button', { name: invoicing.invoice.pdf }).click(),
    ]);
    expect(new URL(request.url()).pathname).toBe(`/api/v1/finance/sale-invoice/${like.sale_invoice.id}/render-pdf/1`);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  }
});

// departs: payments.pending, payments.cards
test('while money rests because somebody has died, nothing is said of reminders, and nothing new is offered to pay', async ({
  openPerson,
}) => {
  const member = await openPerson('seyma', { language: 'en' });
  const { page } = member;
  await tellJournal(page, [withInvoice(await anEntryOf(member), { status_id: 2, dunning_status: 2 })]);
  await replaceMe(page, (me) => ({ ...me, household: { ...me.household, money_rests: true } }));
  await page.goto('/member-ui/payment');
  await expect(page.getByText(invoicing.rests, { exact: true })).toBeVisible();
  await expect(region(page, invoicing.pending.title).getByRole('heading', { level: 3 })).toBeVisible();
  for (const said of ['Second reminder', invoicing.invoice.dunning, invoicing.pending.warning]) {
    await expect(page.getByText(said, { exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /^Pay now/ })).toHaveCount(0);
});

// proves: payments.items
test('each payment, new, pending or past, opens to its amounts per member', async ({ openPerson }) => {
  const member = await openPerson('seyma', { language: 'en' });
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
    await expect(card.getByRole('columnheader')).toHaveText(headers, { useInnerText: true });
    const rows = () => card.getByRole('row').allInnerTexts();
    const covered = async () => (await rows()).slice(1).map((row) => row.split(/[\t\n]/)[0]);
    await expect.poll(async () => (await covered()).sort(), name).toEqual([...people].sort());
  }
});

// proves: payments.back-existing
test('from the payments an existing member goes back to the substitutes', async ({ openPerson }) => {
  const member = await openPerson('seyma');
  await member.page.goto('/member-ui/payment');
  await member.page.getByRole('link', { name: words.de.substitutes.list.backHere }).click();
  await member.page.waitForURL('**/member-ui/substitutes');
});

// proves: payments.back-applicant
test('from the payments an applicant goes back to the family members', async ({ openPerson }) => {
  const member = await openPerson('gulsah');
  await member.page.goto('/member-ui/payment');
  await member.page.getByRole('link', { name: words.de.substitutes.list.toFamily }).click();
  await member.page.waitForURL('**/member-ui/sub-member');
});

/** One of the member's own confirmed invoices, as in the journal. */
async function anEntryOf(member: Resident, type = 'siac'): Promise<JournalEntry> {
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

/** Answers the journal with exactly these entries, filtered by status like the real one. */
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
