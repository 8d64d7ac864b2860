import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { type Member, openApplicant, openMember } from '../member.ts';
import { words } from '../words.ts';

const { burial, documents, members, myAccount, reference, shared } = words.en;
const browser = await openBrowser();

it('deleting a document, or cancelling its upload, keeps the focus among the documents', async () => {
  const member = await openApplicant(browser, { language: 'en' });
  await member.page.goto('/member-ui/main-member');
  await sendAndDelete(member, part(member.page, documents.title), reference.documentType.passport);
  await sendAndCancel(member, part(member.page, documents.title), reference.documentType.passport);
  await member.leave();
});

it('so do deleting and cancelling in the documents for a death', async () => {
  const member = await openMember(browser, 'mehmet', { language: 'en' });
  await member.page.goto('/member-ui/main-member');
  await sendAndDelete(member, part(member.page, burial.papers.title), reference.documentType.birth_certificate);
  await sendAndCancel(member, part(member.page, burial.papers.title), reference.documentType.birth_certificate);
  await member.leave();
});

it('ending one device’s session keeps the focus among the devices, and so does ending all others', async () => {
  const others = [await openMember(browser, 'mehmet'), await openMember(browser, 'mehmet')];
  const member = await openMember(browser, 'mehmet', { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/my-account');
  const devices = part(page, myAccount.devices.title);
  const end = devices.getByRole('button', { name: `${myAccount.devices.end}:` });
  await end.nth(1).waitFor();
  const before = await end.count();
  await end.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: myAccount.devices.end }).click();
  await expect.poll(() => end.count()).toBe(before - 1);
  await expectFocusIn(devices);
  await devices.getByRole('button', { name: myAccount.devices.endOthers }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: myAccount.devices.endOthers }).click();
  await expect.poll(() => end.count()).toBe(0);
  await expectFocusIn(devices);
  for (const other of others) await other.leave();
  await member.leave();
});

it('the alternative for a child of over thirty moves the focus to the new choice', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 3 });
  const { page } = member;
  await page.goto('/member-ui/sub-member/add');
  await field(page, members.field.date_of_birth).fill('01.02.1980');
  await page.getByRole('radio', { name: reference.gender.male, exact: true }).check();
  await field(page, members.field.membership_basis).selectOption('child');
  await field(page, members.field.relationship_type).selectOption('son');
  await page.getByRole('button', { name: members.family.olderChoose }).click();
  await page.getByText(members.family.disabilityProof).waitFor();

  const basis = field(page, members.field.membership_basis);
  await expect.poll(() => basis.and(page.locator(':focus')).count()).toBe(1);
  await member.leave();
});

async function sendAndDelete({ page }: Member, area: Locator, kind: string): Promise<void> {
  await choose(area, kind);
  await area.getByRole('button', { name: `${shared.kit.remove}: papier.pdf` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: documents.deleteConfirm }).click();
  await area.getByText('papier.pdf', { exact: true }).waitFor({ state: 'detached' });
  await expectFocusIn(area);
}

async function sendAndCancel({ page }: Member, area: Locator, kind: string): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/document', async (route) => {
    await held.promise;
    await route.abort();
  });
  await choose(area, kind);
  await area.getByRole('button', { name: `${shared.kit.cancel}: papier.pdf` }).click();
  await area.getByText('papier.pdf', { exact: true }).waitFor({ state: 'detached' });
  await expectFocusIn(area);
  held.resolve();
}

async function choose(area: Locator, kind: string): Promise<void> {
  const buffer = sampleDocument('Papier', 'Ümit');
  const file = { name: 'papier.pdf', mimeType: 'application/pdf', buffer };
  await area.getByLabel(`${documents.choose}: ${kind}`, { exact: true }).setInputFiles(file);
}

function part(page: Page, title: string): Locator {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

async function expectFocusIn(place: Locator): Promise<void> {
  await expect.poll(() => place.locator(':focus').count()).toBe(1);
}
