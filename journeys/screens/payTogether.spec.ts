import type { Page } from '@playwright/test';
import { type CombinedTransfer, combinedContract } from '../../domain/payments/combined.contract.ts';
import { paymentLinksContract } from '../../domain/payments/paymentLinks.contract.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { paymentPages } from '../../domain/shared/paymentPages.ts';
import { expectAccessible } from '../axe.ts';
import { confirmInvoices, fillIn } from '../fillIn.ts';
import { expect, type Fixtures, type Resident, test } from '../fixtures.ts';
import { named, send, statement } from '../office/bankFile.ts';
import { touch } from '../touch.ts';
import { filled, wording, words } from '../words.ts';

const { invoicing, payments } = words.tr;
const COMBINE = `**${combinedContract.combineInvoices.path}`;
const LINKS = `**${paymentLinksContract.makePaymentLink.path}`;

/** An applicant on a phone, in Turkish, with both invoices open. */
async function openPayer(openApplicant: Fixtures['openApplicant']): Promise<Resident> {
  const member = await openApplicant({ device: 'phone', language: 'tr', step: 4 });
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await member.page.goto('/member-ui/payment');
  await expect(pendingOf(member.page).getByText(payments.together.which)).toBeVisible();
  return member;
}

test('on a phone two invoices are paid by one transfer, and the bank’s file settles both', async ({
  openApplicant,
  openPerson,
}) => {
  const member = await openPayer(openApplicant);
  const { page } = member;
  const pending = pendingOf(page);
  // what is open stands first, with the days that are left
  const shown = [invoicing.pending.title, invoicing.new.title];
  const titles = () => page.getByRole('heading', { level: 2 }).allInnerTexts();
  await expect.poll(async () => (await titles()).filter((title) => shown.includes(title))).toEqual(shown);
  await expect(pending.getByText(filled(payments.due.left_other, { count: 14 }))).toHaveCount(2);
  await expect(pending.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);

  const [answer] = await Promise.all([
    page.waitForResponse(COMBINE),
    touch(pending.getByRole('button', { name: new RegExp(payments.together.pay.replace('{{amount}} ', '')) })),
  ]);
  const made = (await answer.json()) as CombinedTransfer;
  await expect(pending.getByText(payments.together.exactly)).toBeVisible();
  await expect(pending.getByRole('img', { name: invoicing.transfer.qr })).toBeVisible();
  await expect(pending.getByText(invoicing.transfer.reference)).toBeVisible();
  await expect(pending.getByText(formatEuro(fromEuros(made.amount))).first()).toBeVisible();
  await expectAccessible(page);

  const clerk = await openPerson('office');
  await clerk.page.goto('/office-ui/');
  await clerk.page.getByRole('link', { name: words.de.officeBank.title, exact: true }).click();
  await expect(clerk.page.getByRole('heading', { level: 1, name: words.de.officeBank.title })).toBeVisible();
  const movement = { amount: made.amount.toFixed(2), text: made.payment_reference };
  await send(clerk.page, statement([{ reference: `T${Date.now()}`, ...movement }]));
  await expect(clerk.page.getByText(/^auszug.xml: 1 Zahlung gebucht/)).toBeVisible();

  await page.reload();
  const history = page.getByRole('region', { name: invoicing.history.title, exact: true });
  await expect(history.getByRole('heading', { level: 3 }).nth(1)).toBeVisible();
  await expect(pending.getByText(invoicing.pending.emptyTitle)).toBeVisible();
});

test('a relative opens the link without log-in; once the member has ended it, it shows nothing', async ({
  openApplicant,
  openGuest,
}) => {
  const member = await openPayer(openApplicant);
  const { page } = member;
  const pending = pendingOf(page);
  await touch(pending.getByRole('button', { name: new RegExp(payments.together.pay.replace('{{amount}} ', '')) }));
  const make = pending.getByRole('button', { name: named(payments.link.make, payments.together.name) });
  const [answer] = await Promise.all([page.waitForResponse(LINKS), touch(make)]);
  const { address } = (await answer.json()) as { address: string };
  await expect(pending.getByText(address)).toBeVisible();
  await expect(pending.getByText(payments.link.own)).toBeVisible();
  await expectAccessible(page);

  const relative = await openGuest('phone');
  const path = address.replace(/^https?:\/\/[^/]+/, '');
  expect(path.startsWith(`${paymentPages.tr}?link=`)).toBe(true);
  const shown = wording.tr.payments.linkPage;
  await relative.page.goto(path);
  await expect(relative.page.getByRole('heading', { level: 1, name: shown.title })).toBeVisible();
  await expect(relative.page.getByRole('img', { name: shown.qr })).toBeVisible();
  await expect(relative.page.locator('main')).not.toContainText('Nesrin');
  await expectAccessible(relative.page);
  await relative.page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(
    relative.page.getByRole('heading', { level: 1, name: wording.de.payments.linkPage.title }),
  ).toBeVisible();

  await touch(pending.getByRole('button', { name: new RegExp(`^${payments.link.end}`) }));
  await touch(page.getByRole('alertdialog').getByRole('button', { name: payments.link.end }));
  await expect(pending.getByText(payments.link.own)).toHaveCount(0);
  relative.expectStatus(404, paymentPages.tr);
  await relative.page.goto(path);
  await expect(relative.page.getByRole('heading', { level: 1, name: shown.gone.title })).toBeVisible();
  await expectAccessible(relative.page);
});

function pendingOf(page: Page) {
  return page.getByRole('region', { name: invoicing.pending.title, exact: true });
}
