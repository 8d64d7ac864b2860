import type { Page } from 'playwright-core';
import { fullName } from '../../domain/shared/fullName.ts';
import { CLERK_EMAIL, CLERK_NAME } from '../../server/demo/demoStaff.ts';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { accounts, application, officeCirculars, officeHousehold, officeNews, shared } = words.de;
const TEXT = 'Bitte bringen Sie die Urkunde am Montag mit.';

test('values typed into a dialog are discarded only after a question: Escape asks, however often it is pressed', async ({
  openApplicant,
  openPerson,
}) => {
  const { household } = (await openApplicant()).me;
  const clerk = await openPerson('office');
  const { page } = clerk;
  await page.goto(`/office-ui/households/${household.id}`);
  await openNews(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openNews(page);
  await field(page, officeNews.text).fill(TEXT);
  const question = page.getByRole('alertdialog', { name: shared.draft.discardTitle });
  // browsers let a page prevent only the first Escape
  for (const _again of [1, 2, 3]) await page.keyboard.press('Escape');
  await question.getByRole('button', { name: shared.draft.keep }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, officeNews.text)).toHaveValue(TEXT);
  await page.keyboard.press('Tab');
  await expect(page.locator('dialog :focus')).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await question.getByRole('button', { name: shared.draft.discard }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openNews(page);
  await expect(field(page, officeNews.text)).toHaveValue('');
});

test('text of the office is restored after an expired session and a new log-in, until it is sent', async ({
  openApplicant,
  openPerson,
}) => {
  const { household, main_member } = (await openApplicant()).me;
  const clerk = await openPerson('office');
  const { page } = clerk;
  for (const path of ['/api/v1/office/notifications', '/api/v1/me']) clerk.expectStatus(401, path);
  await page.goto(`/office-ui/households/${household.id}`);
  await openNews(page);
  await field(page, officeNews.subject).fill('Ihre Urkunde');
  await field(page, officeNews.text).fill(TEXT);
  await page.context().clearCookies();
  await page.getByRole('button', { name: officeNews.sendOne }).click();
  await expect(page.getByText(accounts.farewell.session_over.title)).toBeVisible();
  await field(page, accounts.field.identifier).fill(CLERK_EMAIL);
  await field(page, accounts.field.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: fullName(main_member) })).toBeVisible();
  await openNews(page);
  await expect(page.getByText(shared.draft.restoredTitle)).toBeVisible();
  await expect(field(page, officeNews.text)).toHaveValue(TEXT);
  await page.getByRole('button', { name: officeNews.sendOne }).click();
  await expect(page.getByText(officeNews.sentOne)).toBeVisible();
  await openNews(page);
  await expect(field(page, officeNews.text)).toHaveValue('');

  await field(page, officeNews.text).fill('halb');
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.getByRole('dialog').getByRole('button', { name: shared.action.cancel }).click();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('logging out of the office deletes everything that was typed', async ({ openPerson }) => {
  const clerk = await openPerson('office');
  const { page } = clerk;
  await page.goto('/office-ui/news/new');
  const subject = field(page, officeCirculars.subject.replace('{{language}}', shared.language.de));
  await subject.fill('Sommerfest');
  await page.reload();
  await expect(page.getByText(shared.draft.restoredTitle)).toBeVisible();
  await expect(subject).toHaveValue('Sommerfest');
  await page.getByRole('button', { name: CLERK_NAME }).click();
  await page.getByRole('menuitem', { name: application.frame.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.leave.leave }).click();
  await expect(page.getByRole('heading', { level: 1, name: accounts.logIn.title })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});

async function openNews(page: Page): Promise<void> {
  await page.getByRole('button', { name: officeHousehold.decisions.write }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('vefa.draft.'))");
}
