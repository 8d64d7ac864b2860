import type { Locator, Page } from '@playwright/test';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { field } from '../fields.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { burial, documents, members, myAccount, reference, shared } = words.en;

test('deleting a document, or cancelling its upload, keeps the focus among the documents', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en' });
  await member.page.goto('/member-ui/main-member');
  await sendAndDelete(member, part(member.page, documents.title), reference.documentType.passport);
  await sendAndCancel(member, part(member.page, documents.title), reference.documentType.passport);
});

test('so do deleting and cancelling in the documents for a death', async ({ openPerson }) => {
  const member = await openPerson('mehmet', { language: 'en' });
  await member.page.goto('/member-ui/main-member');
  await sendAndDelete(member, part(member.page, burial.documents.title), reference.documentType.birth_certificate);
  await sendAndCancel(member, part(member.page, burial.documents.title), reference.documentType.birth_certificate);
});

test('ending one device’s session keeps the focus among the devices, and so does ending all others', async ({
  openPerson,
}) => {
  for (let others = 0; others < 2; others += 1) await openPerson('mehmet');
  const member = await openPerson('mehmet', { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/my-account');
  const devices = part(page, myAccount.devices.title);
  const end = devices.getByRole('button', { name: `${myAccount.devices.end}:` });
  await expect(end.nth(1)).toBeVisible();
  const before = await end.count();
  await end.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: myAccount.devices.end }).click();
  await expect(end).toHaveCount(before - 1);
  await expectFocusIn(devices);
  await devices.getByRole('button', { name: myAccount.devices.endOthers }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: myAccount.devices.endOthers }).click();
  await expect(end).toHaveCount(0);
  await expectFocusIn(devices);
});

test('the alternative for a child of over thirty moves the focus to the new choice', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  await page.goto('/member-ui/sub-member/add');
  await field(page, members.field.date_of_birth).fill('01.02.1980');
  await page.getByRole('radio', { name: reference.gender.male, exact: true }).check();
  await field(page, members.field.membership_basis).selectOption('child');
  await field(page, members.field.relationship_type).selectOption('son');
  await page.getByRole('button', { name: members.family.olderChoose }).click();
  await expect(page.getByText(members.family.disabilityProof)).toBeVisible();

  const basis = field(page, members.field.membership_basis);
  await expect(basis.and(page.locator(':focus'))).toHaveCount(1);
});

async function sendAndDelete({ page }: Resident, area: Locator, kind: string): Promise<void> {
  await choose(area, kind);
  await area.getByRole('button', { name: `${shared.kit.remove}: papier.pdf` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: documents.deleteConfirm }).click();
  await expect(area.getByText('papier.pdf', { exact: true })).toHaveCount(0);
  await expectFocusIn(area);
}

async function sendAndCancel({ page }: Resident, area: Locator, kind: string): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/document', async (route) => {
    await held.promise;
    await route.abort();
  });
  await choose(area, kind);
  await area.getByRole('button', { name: `${shared.kit.cancel}: papier.pdf` }).click();
  await expect(area.getByText('papier.pdf', { exact: true })).toHaveCount(0);
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
  await expect(place.locator(':focus')).toHaveCount(1);
}
