import type { Page } from '@playwright/test';
import type { Me } from '../../domain/me/me.contract.ts';
import { checkAndSend } from '../checkAndSend.ts';
import { field } from '../fields.ts';
import { aPdf, confirmInvoices, fillIn, fillInPerson, uploadPassport } from '../fillIn.ts';
import { expect, type Fixtures, type Resident, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { application, documents, households, invoicing, members, reference, shared, substitutes } = words.de;

test('a passport that is still being uploaded counts when the last invoice is confirmed: “Check and send” comes first', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ device: 'phone', step: 4 });
  const { page, send } = member;
  await fillIn(member);
  await confirmInvoices(member, ['siac']);
  await page.goto('/member-ui/main-member');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/document$/, async (route) => {
    await promise;
    await route.fallback();
  });
  await choose(page, 'passport', 'pass.pdf');
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  await page.waitForURL('**/household');
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await page.waitForURL('**/sub-member');
  await page.getByRole('button', { name: members.list.next }).click();
  await page.waitForURL('**/payment');
  await page.getByRole('button', { name: new RegExp(`^${invoicing.new.payNow}`) }).click();

  const check = checkAndSend(page);
  await expect(check.part(application.submit.documents).getByText('pass.pdf')).toBeVisible();
  await check.toReceipt();
  await page.getByRole('dialog').getByRole('button', { name: invoicing.receipt.confirmAndSend }).click();
  await expect(page.getByRole('dialog', { name: invoicing.receipt.confirmedTitle })).toBeVisible();
  expect(await statusOf(send)).toBe('new');
  resolve();
  await expect.poll(() => statusOf(send)).toBe('waiting');
});

test('a failed upload that is sent again asks too, if it is the last gap by then', async ({ openApplicant }) => {
  const member = await anApplicantWithoutDocuments(openApplicant);
  const { page, send } = member;
  await page.route(/\/document$/, (route) => route.abort('aborted'), { times: 1 });
  await choose(page, 'passport', 'pass.pdf');
  const again = page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` });
  await expect(again).toBeVisible();
  await choose(page, 'residence_permit', 'titel.pdf');
  await expect(page.getByText(filled(documents.uploaded, { name: 'titel.pdf' }))).toBeVisible();

  await again.click();
  const check = checkAndSend(page);
  await expect(check.part(application.submit.documents).getByText('pass.pdf')).toBeVisible();
  await check.notYet();
  expect(await statusOf(send)).toBe('new');
  await again.click();
  await check.send();
  await expect(page.getByRole('status').getByText(application.submit.doneTitle)).toBeVisible();
  expect(await statusOf(send)).toBe('waiting');
  await page.getByRole('link', { name: members.main.toNews }).click();
  await expect(page.getByRole('heading', { level: 1, name: application.news.title })).toBeVisible();
});

// departs: call.POST /api/v1/member/{id}/document
test('the last document is held back, with an explanation, if the applicant does not want to submit yet', async ({
  openApplicant,
}) => {
  const member = await anApplicantWithoutDocuments(openApplicant);
  const { page, send } = member;
  await choose(page, 'residence_permit', 'titel.pdf');
  await expect(page.getByText(filled(documents.uploaded, { name: 'titel.pdf' }))).toBeVisible();

  await choose(page, 'passport', 'vorne.png');
  const check = checkAndSend(page);
  await check.notYet();
  await expect(page.getByText(documents.held)).toBeVisible();
  expect(await statusOf(send)).toBe('new');

  await page.getByRole('button', { name: `${shared.kit.retry}: vorne.png` }).click();
  await expect(check.part(application.submit.documents).getByText('vorne.png')).toBeVisible();
  await check.send();
  await expect(page.getByRole('status').getByText(application.submit.doneTitle)).toBeVisible();
  await expect(page.getByText(documents.held)).toHaveCount(0);
  expect(await statusOf(send)).toBe('waiting');
});

test('a last day corrected before “not yet” is sent with the document later', async ({ openApplicant }) => {
  const member = await anApplicantWithoutDocuments(openApplicant);
  const { page, send } = member;
  await choose(page, 'residence_permit', 'titel.pdf');
  await expect(page.getByText(filled(documents.uploaded, { name: 'titel.pdf' }))).toBeVisible();
  const lastDay = field(page, filled(documents.lastDayField, { name: reference.documentType.passport }));
  await lastDay.fill('1.3.2020');
  await choose(page, 'passport', 'pass.pdf');
  await expect(page.getByText(documents.heldForLastDay)).toBeVisible();
  await lastDay.fill('1.3.2040');
  const again = page.getByRole('button', { name: `${shared.kit.retry}: pass.pdf` });
  await again.click();
  const check = checkAndSend(page);
  await check.notYet();
  await expect(page.getByText(documents.held)).toBeVisible();

  await again.click();
  await check.send();
  await expect(page.getByRole('status').getByText(application.submit.doneTitle)).toBeVisible();
  const { main_member } = await send<Me>('GET', '/api/v1/me');
  expect(main_member?.documents.find(({ type }) => type === 'passport')?.valid_until).toBe('01.03.2040');
});

// departs: household.buttons, after.household-saved
test('an address that was the last gap submits: the next screen says so, and the one after it does not', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ device: 'phone', step: 4 });
  const { page, send } = member;
  await fillInPerson(member);
  await uploadPassport(member, 'pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  await page.goto('/member-ui/household');
  const { address } = households;
  await field(page, address.street).fill('Quellenstraße 17/4');
  await field(page, address.postal_code).fill('1100');
  await field(page, address.city).fill('Wien');
  await field(page, address.state).fill('Wien');
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await checkAndSend(page).send();

  const told = page.getByRole('status').getByText(application.submit.doneTitle);
  await page.waitForURL('**/sub-member');
  await expect(told).toBeVisible();
  expect(await statusOf(send)).toBe('waiting');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await page.getByRole('button', { name: substitutes.list.nextHere }).click();
  await expect(page.getByRole('heading', { level: 1, name: substitutes.list.title })).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: members.list.title })).toBeVisible();
  await expect(told).toHaveCount(0);
});

/** On the screen of the documents: nothing else is missing. */
async function anApplicantWithoutDocuments(openApplicant: Fixtures['openApplicant']): Promise<Resident> {
  const member = await openApplicant({ device: 'phone', step: 4 });
  await fillIn(member, 792);
  await confirmInvoices(member, ['sirf', 'siac']);
  await member.page.goto('/member-ui/main-member');
  return member;
}

async function choose(page: Page, type: 'passport' | 'residence_permit', name: string): Promise<void> {
  await page.getByLabel(`${documents.choose}: ${reference.documentType[type]}`).setInputFiles(aPdf(name));
}

async function statusOf(send: Resident['send']) {
  return (await send<Me>('GET', '/api/v1/me')).household?.status;
}
