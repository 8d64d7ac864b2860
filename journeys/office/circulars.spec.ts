import type { Page } from 'playwright-core';
import { languages } from '../../domain/shared/language.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, test as shared } from '../fixtures.ts';
import { words } from '../words.ts';

const { officeApprovals, officeCirculars, shared: said } = words.de;

/** Everybody of the demo gets it, so the demo is its own. */
const test = shared.extend({ product: ({ untouchedDemo }, use) => use(untouchedDemo) });

const HOSTILE = '<img src=x onerror="document.title=1"> https://verein.example/fest';

test('a circular that names a foreign address is tested, agreed to by a second person, and read in the portal', async ({
  openPerson,
}) => {
  const { page } = await openPerson('office');
  await page.goto('/office-ui/news');
  await page.getByRole('link', { name: officeCirculars.action, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: officeCirculars.title })).toBeVisible();
  await page.getByRole('radio', { name: officeCirculars.ways.portal, exact: true }).check();
  await fill(page);
  await page.getByRole('button', { name: officeCirculars.test, exact: true }).click();
  await expect(page.getByText(officeCirculars.tested.split('{{')[0] ?? '')).toBeVisible();

  await page.getByRole('button', { name: officeCirculars.send, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('verein.example');
  await expectAccessible(page);
  await question.getByRole('button', { name: officeCirculars.askYes, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fest de', exact: true })).toBeVisible();
  await expect(page.getByText(officeCirculars.states.waits, { exact: true })).toBeVisible();
  const address = page.url();

  const board = (await openPerson('board')).page;
  await board.goto(address);
  await expect(board.getByRole('link', { name: 'https://verein.example/fest', exact: true }).first()).toBeVisible();
  await expectAccessible(board);
  await board.getByRole('button', { name: officeApprovals.agree.action, exact: true }).click();
  await board
    .getByRole('alertdialog')
    .getByRole('button', { name: officeApprovals.agree.confirm, exact: true })
    .click();
  await expect(board.getByText(officeCirculars.states.sent, { exact: true })).toBeVisible({
    timeout: patience(15_000),
  });

  const member = (await openPerson('ahmet')).page;
  await member.goto('/member-ui/news');
  const news = member.getByRole('button', { name: /^Fest (?:de|tr|en)/ });
  await news.click();
  await expect(member.getByText('<img src=x', { exact: false })).toBeVisible();
  await expect(member.getByRole('link', { name: 'https://verein.example/fest', exact: true })).toBeVisible();
  await expectAccessible(member);

  const read = board.getByRole('definition').filter({ hasText: /^1$/ });
  await expect(async () => {
    await board.reload();
    await expect(read).toHaveCount(1);
  }).toPass({ timeout: patience(15_000) });
});

test('the households of a list are written to in the portal, as many as the list has', async ({ openPerson }) => {
  const { page } = await openPerson('office');
  await page.goto('/office-ui/lists/households?status=active');
  await page.getByRole('button', { name: /^An \d+ Haushalte schreiben$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: officeCirculars.title })).toBeVisible();
  await expect(page.getByText(/^Es erreicht \d+ Haushalte aus der Liste/)).toBeVisible();
  await page.getByRole('radio', { name: officeCirculars.ways.portal, exact: true }).check();
  await fill(page, 'Am 1. Mai.');
  await page.getByRole('button', { name: officeCirculars.send, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: officeCirculars.sureYes, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Fest de', exact: true })).toBeVisible();
  await expect(page.getByText(officeCirculars.fromList, { exact: true })).toBeVisible();
  await expect(page.getByText(officeCirculars.states.sent, { exact: true })).toBeVisible({ timeout: patience(15_000) });
});

async function fill(page: Page, text = HOSTILE): Promise<void> {
  for (const language of languages) {
    const named = (label: string) => label.replace('{{language}}', said.language[language]);
    await field(page, named(officeCirculars.subject)).fill(`Fest ${language}`);
    await field(page, named(officeCirculars.text)).fill(text);
  }
}
