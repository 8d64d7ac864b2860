import type { Page } from 'playwright-core';
import type { Language } from '../../domain/shared/language.ts';
import { CLERK_EMAIL, CLERK_NAME } from '../../server/demo/demoStaff.ts';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { accounts, application, office, officeHousehold, refusals, shared } = words.de;
const LOG_IN = '/member-ui/?view=form';

test('the office logs in at the portal, is redirected to the to-do list, and finds a household', async ({
  openGuest,
}) => {
  const visitor = await openGuest();
  const { page } = visitor;
  await page.goto(LOG_IN);
  await logIn(page);

  await expectScreen(page, '/', office.toDo.title);
  await expectAccessible(page);

  await page.getByRole('link', { name: office.households.title, exact: true }).click();
  await expectScreen(page, '/households', office.households.title);
  await search(page, 'ÇELIK meryem');
  await expect(page.getByText(office.households.emptyTitle)).toBeVisible();

  await search(page, 'ARSLAN');
  await expect(page.getByText(filled(office.households.found_other, { count: 2 }))).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Mehmet Arslan' })).toHaveCount(1);

  await page.getByRole('link', { name: 'Mehmet Arslan' }).click();
  await expectScreen(page, /\/households\/\d+\?list=shown$/, 'Mehmet Arslan');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Mehmet Arslan' })).toHaveCount(1);
  await expect(field(page, office.households.search)).toHaveValue('ARSLAN');

  await page.getByRole('button', { name: CLERK_NAME }).click();
  await page.getByRole('menuitem', { name: application.frame.logOut }).click();
  await expect(page).toHaveURL(LOG_IN);
  await expect(page.getByRole('heading', { level: 1, name: accounts.logIn.title })).toBeVisible();
});

test('an application is found by its gaps, and the filter is in the URL', async ({ openGuest }) => {
  const visitor = await openGuest('phone');
  const { page } = visitor;
  await page.goto(LOG_IN);
  await logIn(page);
  await page.getByRole('button', { name: office.toDo.title }).click();
  await page.getByRole('link', { name: office.applications.title, exact: true }).click();
  await expectScreen(page, '/applications', office.applications.title);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const others = rows.filter({ hasNotText: office.state.sent_back });
  await expect(others.first()).toBeVisible();

  await field(page, office.applications.filter).selectOption('sent_back');
  await expect(page).toHaveURL(/state=sent_back/);
  await expect(others).toHaveCount(0);
  await expect(rows.first()).toBeVisible();

  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(field(page, office.applications.filter)).toHaveValue('sent_back');
  await expect(others).toHaveCount(0);
  await expectAccessible(page);
});

test('without a log-in every screen of the office leads to the log-in, and from there to the requested screen', async ({
  openGuest,
}) => {
  const visitor = await openGuest();
  const { page } = visitor;
  for (const path of ['', '/', '/applications?state=in_order', '/households', '/nowhere']) {
    await page.goto(`/office-ui${path}`);
    await expect(page).toHaveURL(LOG_IN);
  }
  await page.goto('/office-ui/applications?state=in_order');
  await expect(page).toHaveURL(LOG_IN);
  await logIn(page, '/applications?state=in_order');
  await expect(field(page, office.applications.filter)).toHaveValue('in_order');

  await page.getByRole('link', { name: office.toDo.title, exact: true }).click();
  await expectScreen(page, '/', office.toDo.title);
});

test('an expired session leads to the portal’s log-in, which says so, and then back', async ({ openGuest }) => {
  const visitor = await openGuest();
  const { page } = visitor;
  await page.goto(LOG_IN);
  await logIn(page);
  await expectScreen(page, '/', office.toDo.title);
  await page.context().clearCookies();
  for (const path of ['/api/v1/office/applications', '/api/v1/me']) visitor.expectStatus(401, path);

  await page.getByRole('link', { name: office.applications.title, exact: true }).click();
  await expect(page).toHaveURL(`${LOG_IN}&ended`);
  await expect(page.getByText(accounts.farewell.session_over.title)).toBeVisible();
  await expectAccessible(page);
  await logIn(page, '/applications');
  await expectScreen(page, '/applications', office.applications.title);
});

test('an unknown household gets a screen with its own heading', async ({ openPerson }) => {
  const clerk = await openPerson('office');
  const { page } = clerk;
  clerk.expectStatus(404, '/api/v1/office/households/999999');
  // React reports every error that a boundary catches, also expected ones
  clerk.expectProblem(/^console error: .*HouseholdNotFound/);
  await page.goto('/office-ui/households/999999');
  await (await alertIn(page)).close();

  await expect(page.getByRole('heading', { level: 1, name: shared.connection.loadFailed })).toBeVisible();
  await expect(page.getByText(refusals.HouseholdNotFound)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(shared.connection.loadFailed));
  await expectAccessible(page);
});

test('switching the language does not record another access to the open household', async ({ openPerson }) => {
  const clerk = await openPerson('office');
  const { page } = clerk;
  await page.goto('/office-ui/households');
  await search(page, 'Arslan');
  const looks: string[] = [];
  page.on('request', (request) => /office\/households\/\d+$/.test(request.url()) && looks.push(request.url()));
  await page.getByRole('link', { name: 'Mehmet Arslan' }).click();
  await expect(page.getByRole('heading', { name: officeHousehold.head.title, exact: true })).toBeVisible();

  await switchTo(page, 'tr');
  await expect(page.getByRole('heading', { name: words.tr.officeHousehold.head.title, exact: true })).toBeVisible();
  await page.getByRole('link', { name: words.tr.office.toDo.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.tr.office.toDo.title })).toBeVisible();

  expect(looks).toHaveLength(1);
  // the account is shared by all journeys
  for (const language of ['en', 'de'] as const) {
    await switchTo(page, language);
    await expect(
      page.getByRole('heading', { level: 1, name: words[language].office.toDo.title, exact: true }),
    ).toBeVisible();
  }
});

test('a member at the office’s URL reads that it is for staff, and finds a link back', async ({ openPerson }) => {
  const visitor = await openPerson('hatice');
  const { page } = visitor;
  await page.goto('/office-ui/applications');
  await expect(page.getByRole('heading', { level: 1, name: office.onlyStaff.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: office.onlyStaff.toPortal }).click();
  await expect(page).toHaveURL(/member-ui\/news$/);
});

/** Presses the button for this language, and waits until the server has stored it: the words change before. */
async function switchTo(page: Page, language: Language): Promise<void> {
  const stored = page.waitForResponse((answer) => {
    const request = answer.request();
    return request.method() === 'PUT' && request.postDataJSON()?.default_lang === language;
  });
  // the button ignores presses while the last switch is still running
  await expect(page.locator('button[lang]:not([aria-busy=true])').first()).toBeVisible();
  await page.getByRole('button', { name: shared.language[language] }).click();
  await stored;
}

async function logIn(page: Page, leadsTo = '/'): Promise<void> {
  await field(page, accounts.field.identifier).fill(CLERK_EMAIL);
  await field(page, accounts.field.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit }).click();
  await expect(page).toHaveURL(`/office-ui${leadsTo}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectScreen(page: Page, path: string | RegExp, title: string): Promise<void> {
  await expect(page).toHaveURL(typeof path === 'string' ? `/office-ui${path}` : path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

async function search(page: Page, typed: string): Promise<void> {
  await field(page, office.households.search).fill(typed);
  await page.keyboard.press('Enter');
}
