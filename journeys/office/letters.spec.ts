import { readFile } from 'node:fs/promises';
import { languages } from '../../domain/shared/language.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { readPdf } from '../../server/testing/documents/pdfReading.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, test as shared } from '../fixtures.ts';
import { words } from '../words.ts';

const { officeCirculars, officeLetters, shared: said } = words.de;

/** What is printed is gone for others, so the demo is its own. */
const test = shared.extend({ product: ({ untouchedDemo }, use) => use(untouchedDemo) });

/** Of the demo: a household without e-mail, for which a reminder waits. */
const WITHOUT_EMAIL = /Meryem/;

test('waiting letters are printed in one file, sent, and one comes back', async ({ openPerson }) => {
  const { page } = await openPerson('office');
  await page.goto('/office-ui/letters');
  await page.getByRole('button', { name: officeLetters.print, exact: true }).click();

  const open = page.getByRole('button', { name: officeLetters.open, exact: true });
  await expect(open).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await open.click();
  const { pages, codes } = await readPdf(await readFile(await (await downloading).path()));
  expect(pages.find((words) => WITHOUT_EMAIL.test(words))).toContain('Hatırlatma');
  expect(codes.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: officeLetters.sent, exact: true }).click();
  await page.getByRole('button', { name: officeLetters.sentYes, exact: true }).click();
  const row = page.getByRole('row', { name: WITHOUT_EMAIL });
  await row.getByRole('button', { name: officeLetters.cameBack }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: officeLetters.reasons.moved }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: officeLetters.cameBackYes, exact: true }).click();

  await expect(row).toHaveCount(0);
  await page.getByRole('radio', { name: officeLetters.states.returned }).check();
  await row.getByRole('link', { name: WITHOUT_EMAIL }).click();
  await expect(page.getByText(officeLetters.reasons.moved).first()).toBeVisible();
});

test('a circular is seen before, counted, and waits as letters for those who want post', async ({ openPerson }) => {
  const { page } = await openPerson('office');
  await page.goto('/office-ui/letters');
  await page.getByRole('link', { name: officeCirculars.action, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: officeCirculars.title })).toBeVisible();
  for (const language of languages) {
    const named = (label: string) => label.replace('{{language}}', said.language[language]);
    await field(page, named(officeCirculars.subject)).fill(`Einladung ${language}`);
    await field(page, named(officeCirculars.text)).fill('{{name}}, {{membership_no}}\n\n14.3., 18.00');
  }
  await page
    .getByRole('button', { name: officeCirculars.preview.replace('{{language}}', 'Türkçe'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await dialog.getByRole('button', { name: said.action.close, exact: true }).last().click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: officeCirculars.send, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: officeCirculars.sureYes, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einladung de', exact: true })).toBeVisible();
  await expect(page.getByText(officeCirculars.states.sent, { exact: true })).toBeVisible({ timeout: patience(15_000) });
  await page.goto('/office-ui/letters');
  await expect(page.getByRole('button', { name: officeLetters.print, exact: true })).toBeVisible();
});
