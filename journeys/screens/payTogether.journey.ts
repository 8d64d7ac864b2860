import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type CombinedTransfer, combinedContract } from '../../domain/payments/combined.contract.ts';
import { paymentLinksContract } from '../../domain/payments/paymentLinks.contract.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { paymentPages } from '../../domain/shared/paymentPages.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { confirmInvoices, fillIn } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { named, send, statement } from '../office/bankFile.ts';
import { openClerk } from '../office/clerk.ts';
import { touch } from '../touch.ts';
import { filled, letters, words } from '../words.ts';

const browser = await openBrowser();
const { origin } = sharedDemo();
const { invoicing, payments } = words.tr;
const COMBINE = `**${combinedContract.combineInvoices.path}`;
const LINKS = `**${paymentLinksContract.makePaymentLink.path}`;

/** An applicant on a phone, in Turkish, with both invoices open. */
async function openPayer(): Promise<Member> {
  const member = await openApplicant(browser, { device: 'phone', language: 'tr', step: 4 });
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await member.page.goto('/member-ui/payment');
  await pendingOf(member.page).getByText(payments.together.which).waitFor();
  return member;
}

it('on a phone two invoices are paid by one transfer, and the bank’s file settles both', async () => {
  const member = await openPayer();
  const { page } = member;
  const pending = pendingOf(page);
  // what is open stands first, with the days that are left
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.indexOf(invoicing.pending.title)).toBeLessThan(titles.indexOf(invoicing.new.title));
  expect(await pending.getByText(filled(payments.due.left_other, { count: 14 })).count()).toBe(2);
  expect(await pending.getByRole('checkbox').count()).toBe(2);
  await expectAccessible(page);

  const [answer] = await Promise.all([
    page.waitForResponse(COMBINE),
    touch(pending.getByRole('button', { name: new RegExp(payments.together.pay.replace('{{amount}} ', '')) })),
  ]);
  const made = (await answer.json()) as CombinedTransfer;
  await pending.getByText(payments.together.exactly).waitFor();
  await pending.getByRole('img', { name: invoicing.transfer.qr }).waitFor();
  await pending.getByText(invoicing.transfer.reference).waitFor();
  await pending
    .getByText(formatEuro(fromEuros(made.amount)))
    .first()
    .waitFor();
  await expectAccessible(page);

  const clerk = await openClerk(browser);
  await clerk.page.goto('/office-ui/');
  await clerk.page.getByRole('link', { name: words.de.officeBank.title, exact: true }).click();
  await clerk.page.getByRole('heading', { level: 1, name: words.de.officeBank.title }).waitFor();
  const movement = { amount: made.amount.toFixed(2), text: made.payment_reference };
  await send(clerk.page, statement([{ reference: `T${Date.now()}`, ...movement }]));
  await clerk.page.getByText(/^auszug.xml: 1 Zahlung gebucht/).waitFor();
  await clerk.leave();

  await page.reload();
  const history = page.getByRole('region', { name: invoicing.history.title, exact: true });
  await history.getByRole('heading', { level: 3 }).nth(1).waitFor();
  await pending.getByText(invoicing.pending.emptyTitle).waitFor();
  await member.leave();
});

it('a relative opens the link without log-in; once the member has ended it, it shows nothing', async () => {
  const member = await openPayer();
  const { page } = member;
  const pending = pendingOf(page);
  await touch(pending.getByRole('button', { name: new RegExp(payments.together.pay.replace('{{amount}} ', '')) }));
  const make = pending.getByRole('button', { name: named(payments.link.make, payments.together.name) });
  const [answer] = await Promise.all([page.waitForResponse(LINKS), touch(make)]);
  const { address } = (await answer.json()) as { address: string };
  await pending.getByText(address).waitFor();
  await pending.getByText(payments.link.own).waitFor();
  await expectAccessible(page);

  const relative = await openVisitor(browser, origin, 'phone');
  const path = address.replace(/^https?:\/\/[^/]+/, '');
  expect(path.startsWith(`${paymentPages.tr}?link=`)).toBe(true);
  const shown = letters.tr.payments.linkPage;
  await relative.page.goto(path);
  await relative.page.getByRole('heading', { level: 1, name: shown.title }).waitFor();
  await relative.page.getByRole('img', { name: shown.qr }).waitFor();
  expect(await relative.page.locator('main').textContent()).not.toContain('Nesrin');
  await expectAccessible(relative.page);
  await relative.page.getByRole('link', { name: 'Deutsch' }).click();
  await relative.page.getByRole('heading', { level: 1, name: letters.de.payments.linkPage.title }).waitFor();

  await touch(pending.getByRole('button', { name: new RegExp(`^${payments.link.end}`) }));
  await touch(page.getByRole('alertdialog').getByRole('button', { name: payments.link.end }));
  await pending.getByText(payments.link.own).waitFor({ state: 'detached' });
  relative.expectStatus(404, paymentPages.tr);
  await relative.page.goto(path);
  await relative.page.getByRole('heading', { level: 1, name: shown.gone.title }).waitFor();
  await expectAccessible(relative.page);
  await relative.leave();
  await member.leave();
});

function pendingOf(page: Page) {
  return page.getByRole('region', { name: invoicing.pending.title, exact: true });
}
