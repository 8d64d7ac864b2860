import type { Page } from '@playwright/test';
import type { Me } from '../../domain/me/me.contract.ts';
import { holdCalls } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { checkAndSend } from '../checkAndSend.ts';
import { field } from '../fields.ts';
import { aPdf, confirmInvoices, fillIn, fillInPerson, uploadPassport } from '../fillIn.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { application, documents, invoicing, members, reference, shared } = words.de;

// departs: invoice.pay-now
test('changes from another device count: before the last receipt comes “Check and send”, with everything in it', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['siac']);
  await page.goto('/member-ui/payment');
  const pay = page.getByRole('button', { name: new RegExp(`^${invoicing.new.payNow}`) });
  await expect(pay).toBeVisible();
  // photographed with the phone, while the screen stays open
  await uploadPassport(member, 'vom-telefon.pdf');

  await pay.click();
  const check = checkAndSend(page);
  await expect(check.part(application.submit.documents).getByText('vom-telefon.pdf')).toBeVisible();
  await expectAccessible(page);
  await check.notYet();
  await expect(check.heading).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#pay-sirf:focus')).toBeVisible();
  expect(await statusOf(member)).toBe('new');

  // from now on the screen shows everything, so nothing else comes before the receipt
  await expect(check.part(application.submit.documents).getByText('vom-telefon.pdf')).toBeVisible();
  await pay.click();
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  await expect(receipt.getByText(application.submit.consent)).toBeVisible();
  await receipt.getByRole('button', { name: invoicing.receipt.confirmAndSend }).click();
  await expect(page.getByRole('dialog', { name: application.submit.doneTitle })).toBeVisible();
  expect(await statusOf(member)).toBe('waiting');
});

// departs: invoice.confirm
test('an application that became complete while the receipt was open is checked before it is confirmed', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['siac']);
  await page.goto('/member-ui/payment');
  await page.getByRole('button', { name: new RegExp(`^${invoicing.new.payNow}`) }).click();
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  await expect(receipt).toBeVisible();
  await uploadPassport(member, 'vom-telefon.pdf');

  await receipt.getByRole('button', { name: invoicing.receipt.confirm }).click();
  const check = checkAndSend(page);
  await expect(check.heading).toBeVisible();
  expect(await statusOf(member)).toBe('new');
  await check.toReceipt();
  await receipt.getByRole('button', { name: invoicing.receipt.confirmAndSend }).click();
  await expect(page.getByRole('dialog', { name: application.submit.doneTitle })).toBeVisible();
  expect(await statusOf(member)).toBe('waiting');
});

test('the second receipt says that it sends the application, even if the server says late what the first one closed', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ step: 4 });
  const { page } = member;
  await fillIn(member);
  await uploadPassport(member, 'pass.pdf');
  await page.goto('/member-ui/payment');
  const pay = page.getByRole('button', { name: new RegExp(`^${invoicing.new.payNow}`) });
  await expect(pay).toHaveCount(2);
  await pay.first().click();
  const numbered = (number: number) =>
    page.getByRole('dialog', { name: filled(invoicing.receipt.titleOf, { number, all: 2 }) });
  await expect(numbered(1)).toBeVisible();

  const release = await holdCalls(page, '/api/v1/me');
  await numbered(1).getByRole('button', { name: invoicing.receipt.confirm, exact: true }).click();
  await expect(numbered(2).getByText(application.submit.consent)).toBeVisible();
  await release();
  await numbered(2).getByRole('button', { name: invoicing.receipt.confirmAndSend }).click();
  await expect(page.getByRole('dialog', { name: application.submit.doneTitle })).toBeVisible();
  expect(await statusOf(member)).toBe('waiting');
});

test('each part has a way to change it, and the browser’s back button leads to the screen as it was', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ device: 'phone', step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/household');
  await page.getByRole('link', { name: words.de.households.screen.toMainMember }).tap();
  await page.waitForURL('**/main-member');
  const check = checkAndSend(page);
  await choosePassport(page);
  await expect(check.heading).toBeVisible();
  await page.goBack();
  await expect(check.heading).toHaveCount(0);
  await page.waitForURL('**/main-member');

  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).tap();
  await check.change(application.submit.address);
  await page.waitForURL('**/household#household-street');
  await expect(page.locator('#household-street:focus')).toBeVisible();
  expect(await statusOf(member)).toBe('new');
});

test('values typed beside the last document are saved before they are locked, and appear in the summary', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ device: 'phone', step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/main-member');
  await field(page, members.field.mother_name).fill('Nur Gülşen');
  await choosePassport(page);

  const check = checkAndSend(page);
  await expect(check.part(application.submit.mainMember).getByText('Nur Gülşen')).toBeVisible();
  await check.send();
  await expect(page.getByRole('status').getByText(application.submit.doneTitle)).toBeVisible();

  expect(await member.send<Me>('GET', '/api/v1/me')).toMatchObject({
    household: { status: 'waiting' },
    main_member: { mother_name: 'Nur Gülşen' },
  });
});

test('invalid values typed beside the last document hold the document back', async ({ openApplicant }) => {
  const member = await openApplicant({ step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/main-member');
  const mother = field(page, members.field.mother_name);
  await mother.fill('');
  await choosePassport(page);

  await expect(page.getByRole('alert').getByText(members.main.missing)).toBeVisible();
  const check = checkAndSend(page);
  await expect(check.heading).toHaveCount(0);
  expect(await statusOf(member)).toBe('new');
  await mother.fill('Gülşen');
  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).click();
  await expect(check.part(application.submit.documents).getByText('pass.pdf')).toBeVisible();
  await check.notYet();
});

test('over a typed address, the back button leads to the form, and the logo asks about what was typed', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ device: 'phone', step: 4 });
  const { page } = member;
  const { street, save } = await typeLastAddress(member);
  const check = checkAndSend(page);
  await save.tap();
  await expect(check.part(application.submit.address).getByText('Quellenstraße 17/4')).toBeVisible();
  await page.goBack();
  await expect(save).toBeVisible();
  await expect(street).toHaveValue('Quellenstraße 17/4');

  await save.tap();
  await expect(check.heading).toBeVisible();
  await page.locator('header a').first().tap();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.leave }).tap();
  await page.waitForURL('**/news');
  expect(await statusOf(member)).toBe('new');
});

test('a press of back in the moment in which “Check and send” appears leads to the form, too', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ device: 'phone', step: 4 });
  const { page } = member;
  const { street, save } = await typeLastAddress(member);
  const check = checkAndSend(page);
  await page.evaluate(`new MutationObserver((_changes, watch) => {
    if (![...document.querySelectorAll('h1')].some(({ textContent }) => textContent === ${JSON.stringify(application.submit.title)})) return;
    watch.disconnect();
    globalThis.isTooSoon = true;
    history.back();
    for (const until = performance.now() + 300; performance.now() < until; );
  }).observe(document, { childList: true, subtree: true })`);
  await save.tap();
  await expect.poll(() => page.evaluate('Boolean(globalThis.isTooSoon)')).toBe(true);
  await expect(check.heading).toHaveCount(0);
  await expect(street).toHaveValue('Quellenstraße 17/4');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await statusOf(member)).toBe('new');
});

/** All else is there; the address is typed, and saving it would be the last step. */
async function typeLastAddress(member: Resident) {
  const { page } = member;
  await fillInPerson(member);
  await uploadPassport(member, 'pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/sub-member');
  await page.getByRole('link', { name: members.list.toHousehold }).tap();
  const { address, screen } = words.de.households;
  const street = field(page, address.street);
  await street.fill('Quellenstraße 17/4');
  await field(page, address.postal_code).fill('1100');
  await field(page, address.city).fill('Wien');
  await field(page, address.state).fill('Wien');
  return { street, save: page.getByRole('button', { name: screen.saveAndNext }) };
}

async function choosePassport(page: Page): Promise<void> {
  const chooser = page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`);
  await chooser.setInputFiles(aPdf('pass.pdf'));
}

async function statusOf({ send }: Resident): Promise<string | undefined> {
  return (await send<Me>('GET', '/api/v1/me')).household?.status;
}
