import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fullName } from '../../domain/shared/fullName.ts';
import { CLERK_EMAIL, CLERK_NAME } from '../../server/demo/demoStaff.ts';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { openApplicant } from '../member.ts';
import { words } from '../words.ts';
import { openClerk } from './clerk.ts';

const { accounts, application, officeHousehold, officeNews, shared } = words.de;
const browser = await openBrowser();
const TEXT = 'Bitte bringen Sie die Urkunde am Montag mit.';

it('values typed into a dialog are discarded only after a question: Escape asks, however often it is pressed', async () => {
  const { household } = (await openApplicant(browser)).me;
  const clerk = await openClerk(browser);
  const { page } = clerk;
  await page.goto(`/office-ui/households/${household.id}`);
  await openNews(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await openNews(page);
  await field(page, officeNews.text).fill(TEXT);
  const question = page.getByRole('alertdialog', { name: shared.draft.discardTitle });
  // browsers let a page prevent only the first Escape
  for (const _again of [1, 2, 3]) await page.keyboard.press('Escape');
  await question.getByRole('button', { name: shared.draft.keep }).click();
  await question.waitFor({ state: 'detached' });
  expect(await field(page, officeNews.text).inputValue()).toBe(TEXT);
  await page.keyboard.press('Tab');
  await page.locator('dialog :focus').waitFor();

  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await question.getByRole('button', { name: shared.draft.discard }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openNews(page);
  expect(await field(page, officeNews.text).inputValue()).toBe('');
  await clerk.leave();
});

it('text of the office is restored after an expired session and a new log-in, until it is sent', async () => {
  const { household, main_member } = (await openApplicant(browser)).me;
  const clerk = await openClerk(browser);
  const { page } = clerk;
  for (const path of ['/api/v1/office/notifications', '/api/v1/me']) clerk.expectStatus(401, path);
  await page.goto(`/office-ui/households/${household.id}`);
  await openNews(page);
  await field(page, officeNews.subject).fill('Ihre Urkunde');
  await field(page, officeNews.text).fill(TEXT);
  await page.context().clearCookies();
  await page.getByRole('button', { name: officeNews.sendOne }).click();
  await page.getByText(accounts.farewell.session_over.title).waitFor();
  await field(page, accounts.field.identifier).fill(CLERK_EMAIL);
  await field(page, accounts.field.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();

  await page.getByRole('heading', { level: 1, name: fullName(main_member) }).waitFor();
  await openNews(page);
  await page.getByText(shared.draft.restoredTitle).waitFor();
  expect(await field(page, officeNews.text).inputValue()).toBe(TEXT);
  await page.getByRole('button', { name: officeNews.sendOne }).click();
  await page.getByText(officeNews.sentOne).waitFor();
  await openNews(page);
  expect(await field(page, officeNews.text).inputValue()).toBe('');

  await field(page, officeNews.text).fill('halb');
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.getByRole('dialog').getByRole('button', { name: shared.action.cancel }).click();
  await expect.poll(() => kept(page)).toEqual([]);
  await clerk.leave();
});

it('logging out of the office deletes everything that was typed', async () => {
  const clerk = await openClerk(browser);
  const { page } = clerk;
  await page.goto('/office-ui/news');
  await field(page, officeNews.subject).fill('Sommerfest');
  await page.reload();
  await page.getByText(shared.draft.restoredTitle).waitFor();
  expect(await field(page, officeNews.subject).inputValue()).toBe('Sommerfest');
  await page.getByRole('button', { name: CLERK_NAME }).click();
  await page.getByRole('menuitem', { name: application.frame.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.leave }).click();
  await page.getByRole('heading', { level: 1, name: accounts.logIn.title }).waitFor();
  expect(await kept(page)).toEqual([]);
  await clerk.leave();
});

async function openNews(page: Page): Promise<void> {
  await page.getByRole('button', { name: officeHousehold.deeds.write }).click();
  await page.getByRole('dialog').waitFor();
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('vefa.draft.'))");
}
