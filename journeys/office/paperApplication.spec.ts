import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { readPdf } from '../../server/testing/documents/pdfReading.ts';
import { expectAccessible } from '../axe.ts';
import { choose, field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { newLetters } from '../people.ts';
import { filled, words } from '../words.ts';
import { goToPart } from './parts.ts';

const { officePaper, officeCounter, officeMoney, officeCash, members, households, shared, reference, accounts } =
  words.de;

test('a paper application goes from the counter to the printed invoice in Turkish', async ({ openPerson }) => {
  const { page } = await openPerson('office');
  const name = `Kurt${newLetters()}`;
  await page.goto('/office-ui/applications');
  await page.getByRole('link', { name: officePaper.enter, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: officePaper.title })).toBeVisible();

  // nothing is sent before the form is filled in
  await page.getByRole('button', { name: officePaper.send, exact: true }).click();
  await expect(field(page, members.field.first_name)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await typePaper(page, name);
  await page.getByRole('button', { name: officePaper.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: officePaper.open.title })).toBeVisible();
  await expect(page.getByRole('link', { name: officePaper.gap.signed_application })).toBeVisible();
  await expectAccessible(page);

  // a reload, or another day, loses nothing: the to-do leads back
  await page.goto('/office-ui/to-do/paper_applications');
  await page.getByRole('link', { name: new RegExp(`Meryem ${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: officePaper.open.title })).toBeVisible();
  await enterPerson(page);
  await enterAddress(page);
  for (const paper of ['document_passport', 'document_residence_permit', 'signed_application'] as const) {
    await scan(page, paper);
  }

  await expect(page.getByText(officePaper.open.complete)).toBeVisible();
  await page.getByRole('button', { name: officePaper.open.submit, exact: true }).click();
  await expect(page.getByText(officeCounter.saved)).toBeVisible();
  await expect(page.getByRole('link', { name: officePaper.open.goOn, exact: true })).toHaveCount(0);

  await goToPart(page, 'money');
  await page.getByRole('button', { name: new RegExp(`^${officePaper.open.registration}`) }).click();
  await page.getByRole('button', { name: officeMoney.byHand.print, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: officeCash.print.save, exact: true }).click();
  const { pages } = await readPdf(await readFile(await (await downloading).path()));
  expect(pages.join(' ')).toContain('Fatura');
});

async function typePaper(page: Page, name: string): Promise<void> {
  await field(page, officePaper.arrivedOn).fill(today());
  await page.getByRole('checkbox', { name: officePaper.agrees }).check();
  await field(page, officePaper.signedOn).fill(today());
  await field(page, members.field.first_name).fill('Meryem');
  await field(page, members.field.last_name).fill(name);
  await field(page, members.field.date_of_birth).fill('05.05.1951');
  await choose(page, members.field.citizenship_id, 'tur');
  await field(page, accounts.field.phone_number).fill('+43 660 1234567');
}

async function enterPerson(page: Page): Promise<void> {
  await page.getByRole('link', { name: officePaper.gap.personal_data, exact: true }).click();
  await expect(field(page, members.field.place_of_birth)).toBeVisible();
  await sayHow(page);
  await page.getByRole('checkbox', { name: members.field.social_insurance_number_pending }).check();
  await page.getByRole('checkbox', { name: members.field.permanent_residence }).check();
  await field(page, members.field.place_of_birth).fill('Sivas');
  await page.getByRole('radio', { name: reference.gender.female, exact: true }).check();
  await field(page, members.field.father_name).fill('Hasan');
  await field(page, members.field.mother_name).fill('Fatma');
  await save(page);
}

async function enterAddress(page: Page): Promise<void> {
  await page.getByRole('link', { name: officePaper.gap.main_address, exact: true }).click();
  await expect(field(page, households.address.street)).toBeVisible();
  await sayHow(page);
  await field(page, households.address.street).fill('Quellenstraße 5');
  await field(page, households.address.postal_code).fill('1100');
  await field(page, households.address.city).fill('Wien');
  await field(page, households.address.state).fill('Wien');
  await save(page);
}

async function scan(page: Page, gap: 'document_passport' | 'document_residence_permit' | 'signed_application') {
  await page.getByRole('link', { name: officePaper.gap[gap], exact: true }).click();
  await expect(page.getByRole('checkbox', { name: officeCounter.document.verified })).toBeVisible();
  await sayHow(page);
  const paper = { name: `${gap}.pdf`, mimeType: 'application/pdf', buffer: sampleDocument(gap, 'Meryem') };
  await page.locator('input[type=file]').first().setInputFiles(paper);
  await expect(page.getByText(filled(officeCounter.document.picked, { name: paper.name }))).toBeVisible();
  await save(page);
}

/** After a reload the page does not know any more how the household asked; later it does. */
async function sayHow(page: Page): Promise<void> {
  await page.getByRole('radio', { name: officeCounter.asked.came, exact: true }).check();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: officePaper.open.title })).toBeVisible();
  await expect(page.getByText(officeCounter.saved)).toBeVisible();
}

function today(): string {
  return new Date().toLocaleDateString('de-AT', { timeZone: 'Europe/Vienna' });
}
