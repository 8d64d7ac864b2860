import type { JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import { alertIn } from '../alerts.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { invoicing, refusals } = words.en;
const JOURNAL = '/api/v1/finance/financial-journal/household/';
const CREATE = '/api/v1/finance/household/create-invoice';

test('a receipt with an outdated fee is not confirmed; paying again shows the right one', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en', step: 4 });
  const { page } = member;
  const bornIn = (year: number) =>
    member.send('PUT', `/api/v1/member/${member.me.main_member.id}`, { date_of_birth: `01.02.${year}` });
  await bornIn(1980);
  await page.goto('/member-ui/payment');
  const payNow = page.getByRole('button', { name: 'Pay now: Registration fee' });
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  const [drafted] = await Promise.all([page.waitForResponse(`**${CREATE}`), payNow.click()]);
  const [draft] = await drafted.json();
  await expect(receipt).toBeVisible();
  await bornIn(1950);
  member.expectStatus(409, `/api/v1/finance/sale-invoice/${draft.id}/confirm`);

  await receipt.getByRole('button', { name: invoicing.receipt.confirm }).click();
  const alert = await alertIn(page);
  expect(alert.words).toBe(refusals.changed_meanwhile);
  await alert.close();
  // it could never be confirmed any more
  await expect(receipt).toHaveCount(0);
  await payNow.click();
  const [confirmed] = await Promise.all([
    page.waitForResponse(/\/confirm$/),
    receipt.getByRole('button', { name: invoicing.receipt.confirm }).click(),
  ]);

  expect((await confirmed.json()).amount).toBeGreaterThan(draft.amount);
  // the other invoice follows
  await expect(receipt.getByText(invoicing.receipt.notLast)).toBeVisible();
});

test('an inactive member is not offered a draft that cannot be confirmed any more', async ({ openPerson }) => {
  const member = await openPerson('kazim', { language: 'en' });
  const { page, me } = member;
  const [like] = await member.send<JournalEntry[]>('GET', `${JOURNAL}${me.household.id}`);
  if (!like) throw new Error('Kazım was billed nothing');
  const draft = { ...like, sale_invoice: { ...like.sale_invoice, status_id: 1, steps: [] } };
  await page.route(`**${JOURNAL}*`, (route) => {
    const statuses = new URL(route.request().url()).searchParams.get('filter[sale_invoice.status_id]');
    return route.fulfill({ json: statuses === '1' ? [draft] : [] });
  });
  await page.goto('/member-ui/payment');

  const card = page.getByRole('region', { name: invoicing.new.title, exact: true });
  await expect(card.getByText(invoicing.new.emptyTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay now/ })).toHaveCount(0);
});
