import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Language } from '../../domain/shared/language.ts';
import { CLERK_EMAIL, CLERK_NAME } from '../../server/demo/demoStaff.ts';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { alertIn } from '../alerts.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { expectFilled, field } from '../fields.ts';
import { openMember } from '../member.ts';
import { filled, words } from '../words.ts';
import { openClerk } from './clerk.ts';

const { origin } = sharedDemo();
const { accounts, application, office, officeHousehold, refusals, shared } = words.de;
const LOG_IN = `${origin}/member-ui/?view=form`;
const browser = await openBrowser();

it('the office logs in at the portal, is redirected to the to-do list, and finds a household', async () => {
  const visitor = await openVisitor(browser, origin);
  const { page } = visitor;
  await page.goto(LOG_IN);
  await logIn(page);

  await expectScreen(page, '/', office.toDo.title);
  await expectAccessible(page);

  await page.getByRole('link', { name: office.households.title }).click();
  await expectScreen(page, '/households', office.households.title);
  await search(page, 'ÇELIK meryem');
  await page.getByText(office.households.emptyTitle).waitFor();

  await search(page, 'ARSLAN');
  await page.getByText(filled(office.households.found_other, { count: 2 })).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('link', { name: 'Mehmet Arslan' }).count()).toBe(1);

  await page.goBack();
  await page.getByText(office.households.emptyTitle).waitFor();
  await expectFilled(field(page, office.households.search), 'ÇELIK meryem');

  await page.getByRole('button', { name: CLERK_NAME }).click();
  await page.getByRole('menuitem', { name: application.frame.logOut }).click();
  await page.waitForURL(LOG_IN);
  await page.getByRole('heading', { level: 1, name: accounts.logIn.title }).waitFor();
  await visitor.leave();
});

it('an application is found by its gaps, and the filter is in the URL', async () => {
  const visitor = await openVisitor(browser, origin, 'phone');
  const { page } = visitor;
  await page.goto(LOG_IN);
  await logIn(page);
  await page.getByRole('button', { name: office.toDo.title }).click();
  await page.getByRole('link', { name: office.applications.title }).click();
  await expectScreen(page, '/applications', office.applications.title);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const others = rows.filter({ hasNotText: office.state.sent_back });
  await others.first().waitFor();

  await field(page, office.applications.filter).selectOption('sent_back');
  await page.waitForURL(/state=sent_back/);
  await others.first().waitFor({ state: 'detached' });
  await rows.first().waitFor();

  await page.reload();
  await rows.first().waitFor();
  await expectFilled(field(page, office.applications.filter), 'sent_back');
  expect(await others.count()).toBe(0);
  await expectAccessible(page);
  await visitor.leave();
});

it('without a log-in every screen of the office leads to the log-in, and from there to the requested screen', async () => {
  const visitor = await openVisitor(browser, origin);
  const { page } = visitor;
  for (const path of ['', '/', '/applications', '/households?search=a', '/nowhere']) {
    await page.goto(`/office-ui${path}`);
    await page.waitForURL(LOG_IN);
  }
  await page.goto('/office-ui/households?search=Arslan');
  await page.waitForURL(LOG_IN);
  await logIn(page, '/households?search=Arslan');
  await page.getByRole('link', { name: 'Mehmet Arslan' }).waitFor();

  await page.getByRole('link', { name: office.toDo.title, exact: true }).click();
  await expectScreen(page, '/', office.toDo.title);
  await visitor.leave();
});

it('an expired session leads to the portal’s log-in, which says so, and then back', async () => {
  const visitor = await openVisitor(browser, origin);
  const { page } = visitor;
  await page.goto(LOG_IN);
  await logIn(page);
  await expectScreen(page, '/', office.toDo.title);
  await page.context().clearCookies();
  for (const path of ['/api/v1/office/applications', '/api/v1/me']) visitor.expectStatus(401, path);

  await page.getByRole('link', { name: office.applications.title }).click();
  await page.waitForURL(`${LOG_IN}&ended`);
  await page.getByText(accounts.farewell.session_over.title).waitFor();
  await expectAccessible(page);
  await logIn(page, '/applications');
  await expectScreen(page, '/applications', office.applications.title);
  await visitor.leave();
});

it('an unknown household gets a screen with its own heading', async () => {
  const clerk = await openClerk(browser);
  const { page } = clerk;
  clerk.expectStatus(404, '/api/v1/office/households/999999');
  await page.goto('/office-ui/households/999999');
  await (await alertIn(page)).close();

  await page.getByRole('heading', { level: 1, name: shared.connection.loadFailed }).waitFor();
  await page.getByText(refusals.HouseholdNotFound).waitFor();
  expect(await page.title()).toContain(shared.connection.loadFailed);
  await expectAccessible(page);
  // React reports every error that a boundary catches, also expected ones
  await page.context().close();
});

it('switching the language does not record another access to the open household', async () => {
  const clerk = await openClerk(browser);
  const { page } = clerk;
  await page.goto('/office-ui/households?search=Arslan');
  const looks: string[] = [];
  page.on('request', (request) => /office\/households\/\d+$/.test(request.url()) && looks.push(request.url()));
  await page.getByRole('link', { name: 'Mehmet Arslan' }).click();
  await page.getByRole('heading', { name: officeHousehold.persons.title, exact: true }).waitFor();

  await switchTo(page, 'tr');
  await page.getByRole('heading', { name: words.tr.officeHousehold.persons.title, exact: true }).waitFor();
  await page.getByRole('link', { name: words.tr.office.toDo.title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.tr.office.toDo.title }).waitFor();

  expect(looks).toHaveLength(1);
  // the account is shared by all journeys
  for (const language of ['en', 'de'] as const) {
    await switchTo(page, language);
    await page.getByRole('heading', { level: 1, name: words[language].office.toDo.title, exact: true }).waitFor();
  }
  await clerk.leave();
});

it('a member at the office’s URL reads that it is for staff, and finds a link back', async () => {
  const visitor = await openMember(browser, 'hatice');
  const { page } = visitor;
  await page.goto('/office-ui/applications');
  await page.getByRole('heading', { level: 1, name: office.onlyStaff.title }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: office.onlyStaff.toPortal }).click();
  await page.waitForURL(/member-ui\/news$/);
  await visitor.leave();
});

/** Presses the button for this language, and waits until the server has stored it: the words change before. */
async function switchTo(page: Page, language: Language): Promise<void> {
  const stored = page.waitForResponse((answer) => {
    const request = answer.request();
    return request.method() === 'PUT' && request.postDataJSON()?.default_lang === language;
  });
  // the button ignores presses while the last switch is still running
  await page.locator('button[lang]:not([aria-busy=true])').first().waitFor();
  await page.getByRole('button', { name: shared.language[language] }).click();
  await stored;
}

async function logIn(page: Page, leadsTo = '/'): Promise<void> {
  await field(page, accounts.field.identifier).fill(CLERK_EMAIL);
  await field(page, accounts.field.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit }).click();
  await page.waitForURL(`${origin}/office-ui${leadsTo}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function expectScreen(page: Page, path: string, title: string): Promise<void> {
  await page.waitForURL(`${origin}/office-ui${path}`);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

async function search(page: Page, typed: string): Promise<void> {
  await field(page, office.households.search).fill(typed);
  await page.keyboard.press('Enter');
}
