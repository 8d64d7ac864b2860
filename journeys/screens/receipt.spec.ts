import type { Locator } from '@playwright/test';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { alertIn } from '../alerts.ts';
import { holdCalls, writesOf } from '../answers.ts';
import { expect, type Fixtures, type Resident, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { invoicing, members, shared } = words.en;
const CREATE = '/api/v1/finance/household/create-invoice';

// departs: invoice.cancel
test('while the confirmation runs nothing cancels or closes the receipt, and everything after it happens', async ({
  openApplicant,
}) => {
  const { member, receipt, number } = await openReceipt(openApplicant);
  const { page } = member;
  const writes = writesOf(page);
  const release = await holdCalls(page, '/confirm');
  await press(receipt, invoicing.receipt.confirm);
  await expect(receipt.locator('button[aria-busy=true]', { hasText: invoicing.receipt.confirm })).toBeVisible();

  await press(receipt, invoicing.receipt.cancel);
  await press(receipt, shared.kit.close);
  // browsers let a page prevent only the first Escape
  for (const _again of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(receipt).toBeVisible();
  await expect.poll(() => writes).toEqual([`POST /api/v1/finance/sale-invoice/${number}/confirm`]);

  const [download] = await Promise.all([page.waitForEvent('download'), release()]);
  expect(download.suggestedFilename()).toMatch(/^Invoice-.+\.pdf$/);
  // the other invoice follows in the same dialog
  await expect(receipt.getByText(invoicing.receipt.notLast)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Pending payment' }).getByText('Registration fee').first(),
  ).toBeVisible();
  expect(writes).toEqual([`POST /api/v1/finance/sale-invoice/${number}/confirm`, `POST ${CREATE}`]);
});

test('after a refused confirmation the receipt is usable again', async ({ openApplicant }) => {
  const { member, receipt, number } = await openReceipt(openApplicant);
  const { page } = member;
  const path = `/api/v1/finance/sale-invoice/${number}/confirm`;
  member.expectStatus(409, path);
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 409, json: { message: 'household_inactive', request_id: 'x' } }),
  );
  await press(receipt, invoicing.receipt.confirm);
  await expect(page.getByRole('alertdialog').getByText(words.en.refusals.household_inactive)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
});

test('a receipt that was cancelled elsewhere closes after the message', async ({ openApplicant }) => {
  const { member, receipt, number } = await openReceipt(openApplicant);
  const { page } = member;
  const invoice = `/api/v1/finance/sale-invoice/${number}`;
  member.expectStatus(409, `${invoice}/confirm`);
  await member.send('POST', `${invoice}/cancel`);
  await press(receipt, invoicing.receipt.confirm);
  const alert = await alertIn(page);
  expect(alert.words).toBe(words.en.refusals.status_of_invoice_with_current_status_cant_be_updated_manually);
  await alert.close();
  await expect(receipt).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pay now: Registration fee' })).toBeVisible();
});

// departs: invoice.confirm
test('while the cancellation runs this is shown, and it is neither cancelled twice nor confirmed', async ({
  openApplicant,
}) => {
  const { member, receipt, number } = await openReceipt(openApplicant);
  const { page } = member;
  const writes = writesOf(page);
  const release = await holdCalls(page, '/cancel');
  await press(receipt, invoicing.receipt.cancel);
  await expect(receipt.locator('button[aria-busy=true]', { hasText: invoicing.receipt.cancel })).toBeVisible();

  await press(receipt, invoicing.receipt.cancel);
  await press(receipt, invoicing.receipt.confirm);
  await page.keyboard.press('Escape');
  await release();
  await expect(receipt).toHaveCount(0);
  expect(writes).toEqual([`POST /api/v1/finance/sale-invoice/${number}/cancel`]);
});

// proves: invoice.cancel
test('the browser’s back button closes the receipt like its cross, and the payments stay', async ({
  openApplicant,
}) => {
  const { member, payNow } = await openPayments(openApplicant);
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('button', { name: members.list.next }).click();
  const [response] = await Promise.all([page.waitForResponse(/create-invoice$/), payNow.click()]);
  const [draft] = await response.json();
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  await expect(receipt).toBeVisible();

  const cancelled = page.waitForResponse(`**/sale-invoice/${draft.id}/cancel`);
  await page.goBack();
  expect((await (await cancelled).json()).status_id).toBe(invoiceStatusIds.cancelled);
  await expect(receipt).toHaveCount(0);
  await expect(page).toHaveURL('/member-ui/payment');

  await page.goBack();
  await page.waitForURL('**/member-ui/sub-member');
});

test('pay now makes one draft, also with a double press', async ({ openApplicant }) => {
  const { member, payNow } = await openPayments(openApplicant);
  const { page } = member;
  const writes = writesOf(page);
  await payNow.evaluate((button: { click(): void }) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog', { name: invoicing.receipt.title })).toBeVisible();
  expect(writes).toEqual(['POST /api/v1/finance/household/create-invoice']);
});

/** The payments of a new applicant, on a phone, who may pay the registration fee. */
async function openPayments(openApplicant: Fixtures['openApplicant']): Promise<{ member: Resident; payNow: Locator }> {
  const member = await openApplicant({ language: 'en', step: 4, device: 'phone' });
  await member.send('PUT', `/api/v1/member/${member.me.main_member.id}`, { date_of_birth: '01.02.1980' });
  await member.page.goto('/member-ui/payment');
  const payNow = member.page.getByRole('button', { name: 'Pay now: Registration fee' });
  await expect(payNow).toBeVisible();
  return { member, payNow };
}

/** The receipt for the registration fee. */
async function openReceipt(
  openApplicant: Fixtures['openApplicant'],
): Promise<{ member: Resident; receipt: Locator; number: number }> {
  const { member, payNow } = await openPayments(openApplicant);
  const { page } = member;
  const [response] = await Promise.all([page.waitForResponse(/create-invoice$/), payNow.click()]);
  const [draft] = await response.json();
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  await expect(receipt).toBeVisible();
  return { member, receipt, number: draft.id };
}

/** Presses the button, even if it is shown as busy. */
async function press(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name }).first().click({ force: true });
}
