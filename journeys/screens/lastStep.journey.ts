import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Me } from '../../domain/me/me.contract.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { checkAndSend } from '../checkAndSend.ts';
import { field } from '../fields.ts';
import { aPdf, confirmInvoices, fillIn, fillInPerson, uploadPassport } from '../fillIn.ts';
import { type Member, openApplicant } from '../member.ts';
import { words } from '../words.ts';

const browser = await openBrowser();
const { application, documents, invoicing, members, reference, shared } = words.de;

// departs: invoice.pay-now
it('changes from another device count: before the last receipt comes “Check and send”, with everything in it', async () => {
  const member = await openApplicant(browser, { step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['siac']);
  await page.goto('/member-ui/payment');
  const pay = page.getByRole('button', { name: new RegExp(`^${invoicing.new.payNow}`) });
  await pay.waitFor();
  // photographed with the phone, while the screen stays open
  await uploadPassport(member, 'vom-telefon.pdf');

  await pay.click();
  const check = checkAndSend(page);
  await check.part(application.submit.documents).getByText('vom-telefon.pdf').waitFor();
  await expectAccessible(page);
  await check.notYet();
  await check.heading.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('#pay-sirf:focus').waitFor();
  expect(await statusOf(member)).toBe('new');

  // from now on the screen shows everything, so nothing else comes before the receipt
  await check.part(application.submit.documents).getByText('vom-telefon.pdf').waitFor();
  await pay.click();
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  await receipt.getByText(application.submit.consent).waitFor();
  await receipt.getByRole('button', { name: invoicing.receipt.confirmAndSend }).click();
  await page.getByRole('dialog', { name: application.submit.doneTitle }).waitFor();
  expect(await statusOf(member)).toBe('waiting');
  await member.leave();
});

// departs: invoice.confirm
it('an application that became complete while the receipt was open is checked before it is confirmed', async () => {
  const member = await openApplicant(browser, { step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['siac']);
  await page.goto('/member-ui/payment');
  await page.getByRole('button', { name: new RegExp(`^${invoicing.new.payNow}`) }).click();
  const receipt = page.getByRole('dialog', { name: invoicing.receipt.title });
  await receipt.waitFor();
  await uploadPassport(member, 'vom-telefon.pdf');

  await receipt.getByRole('button', { name: invoicing.receipt.confirm }).click();
  const check = checkAndSend(page);
  await check.heading.waitFor();
  expect(await statusOf(member)).toBe('new');
  await check.toReceipt();
  await receipt.getByRole('button', { name: invoicing.receipt.confirmAndSend }).click();
  await page.getByRole('dialog', { name: application.submit.doneTitle }).waitFor();
  expect(await statusOf(member)).toBe('waiting');
  await member.leave();
});

it('each part has a way to change it, and the browser’s back button leads to the screen as it was', async () => {
  const member = await openApplicant(browser, { device: 'phone', step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/household');
  await page.getByRole('link', { name: words.de.households.screen.toMainMember }).tap();
  await page.waitForURL('**/main-member');
  const check = checkAndSend(page);
  await choosePassport(page);
  await check.heading.waitFor();
  await page.goBack();
  await check.heading.waitFor({ state: 'detached' });
  await page.waitForURL('**/main-member');

  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).tap();
  await check.change(application.submit.address);
  await page.waitForURL('**/household#household-street');
  await page.locator('#household-street:focus').waitFor();
  expect(await statusOf(member)).toBe('new');
  await member.leave();
});

it('values typed beside the last document are saved before they are locked, and appear in the summary', async () => {
  const member = await openApplicant(browser, { device: 'phone', step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/main-member');
  await field(page, members.field.mother_name).fill('Nur Gülşen');
  await choosePassport(page);

  const check = checkAndSend(page);
  await check.part(application.submit.mainMember).getByText('Nur Gülşen').waitFor();
  await check.send();
  await page.getByRole('status').getByText(application.submit.doneTitle).waitFor();

  expect(await member.send<Me>('GET', '/api/v1/me')).toMatchObject({
    household: { status: 'waiting' },
    main_member: { mother_name: 'Nur Gülşen' },
  });
  await member.leave();
});

it('invalid values typed beside the last document hold the document back', async () => {
  const member = await openApplicant(browser, { step: 4 });
  const { page } = member;
  await fillIn(member);
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/main-member');
  const mother = field(page, members.field.mother_name);
  await mother.fill('');
  await choosePassport(page);

  await page.getByRole('alert').getByText(members.main.missing).waitFor();
  const check = checkAndSend(page);
  expect(await check.heading.count()).toBe(0);
  expect(await statusOf(member)).toBe('new');
  await mother.fill('Gülşen');
  await page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` }).click();
  await check.part(application.submit.documents).getByText('pass.pdf').waitFor();
  await check.notYet();
  await member.leave();
});

it('over a typed address, the back button leads to the form, and the logo asks about what was typed', async () => {
  const member = await openApplicant(browser, { device: 'phone', step: 4 });
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
  const check = checkAndSend(page);
  const save = page.getByRole('button', { name: screen.saveAndNext });
  await save.tap();
  await check.part(application.submit.address).getByText('Quellenstraße 17/4').waitFor();
  await page.goBack();
  await save.waitFor();
  expect(await street.inputValue()).toBe('Quellenstraße 17/4');

  await save.tap();
  await check.heading.waitFor();
  await page.locator('header a').first().tap();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.leave }).tap();
  await page.waitForURL('**/news');
  expect(await statusOf(member)).toBe('new');
  await member.leave();
});

async function choosePassport(page: Page): Promise<void> {
  const chooser = page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`);
  await chooser.setInputFiles(aPdf('pass.pdf'));
}

async function statusOf({ send }: Member): Promise<string | undefined> {
  return (await send<Me>('GET', '/api/v1/me')).household?.status;
}
