import { readFile } from 'node:fs/promises';
import { readPdf } from '../../server/testing/documents/pdfReading.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test as shared } from '../fixtures.ts';
import { words } from '../words.ts';

const { officeLetters } = words.de;

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
