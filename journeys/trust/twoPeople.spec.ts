import type { Page } from 'playwright-core';
import { APPLICANT_PASSWORD, newEmail, registerAt } from '../accounts.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../server.ts';
import { words } from '../words.ts';

const { accounts, application, households, myAccount, shared } = words.de;
const STREET = 'Geheimgasse 7';

// proves: promise.3
test('a person who logs in in another tab is not offered what another person typed here before their session ended', async ({
  demo,
  openApplicant,
}) => {
  const first = await openApplicant({ step: 2 });
  const { page } = first;
  first.expectStatus(401, '/api/v1/me/drafts/household');
  await page.goto('/member-ui/household');
  await expect(field(page, households.address.street)).toBeVisible();
  await first.send('POST', '/logout'); // ended on the server, without telling this device
  await field(page, households.address.street).fill(STREET);
  await expect(page.getByText(accounts.farewell.session_over.title)).toBeVisible();
  await expect.poll(() => typedHere(page)).toHaveLength(1);

  const { tab: other } = await logInElsewhere(page, demo);
  await expect(page).toHaveURL('/member-ui/news');
  await expect(page.getByText(application.manual.title)).toBeVisible();

  await expect.poll(() => typedHere(page)).toEqual([]);
  await expect(page.getByText(application.continue.title)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(application.manual.title)).toBeVisible();
  await expect.poll(() => draftsOf(other)).toEqual([]);
});

test('a tab with a form is reset when another person logs in in another tab', async ({ demo, openApplicant }) => {
  const first = await openApplicant({ step: 2 });
  const { page, me } = first;
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  first.expectProblem(/ERR_CONNECTION_ABORTED/);
  // a server that is healthy takes the report away after seconds
  const away = /\/api\/v1\/me\/drafts\/|\/health$/;
  await page.route(away, (route) => route.abort('connectionaborted'));
  await page.goto('/member-ui/household');
  await field(page, households.address.street).fill(STREET);
  await expect(page.getByText(shared.connection.offline)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/member-ui/news');
  await tab.getByRole('button', { name: me.name }).click();
  await tab.getByRole('menuitem', { name: application.frame.logOut }).click();
  // the prerendered screen hears of no log-in yet
  const started = page.locator('#root:not([data-prerendered])');
  await expect(started.getByRole('button', { name: accounts.welcome.enter })).toBeVisible();
  await expect.poll(() => typedHere(page)).toEqual([]);

  // not while it loads: a request could be held for ever
  await page.unroute(away);
  const { tab: other, email } = await logInElsewhere(page, demo);
  await expect(page).toHaveURL('/member-ui/news');
  await page.getByRole('dialog').getByRole('button', { name: application.news.greetingStart }).click();
  await page.getByRole('button', { name: me.name }).click();
  await page.getByRole('menuitem', { name: myAccount.title }).click();

  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect.poll(() => draftsOf(other)).toEqual([]);
  expect(asked).toEqual([]);
});

/** Another person logs in, in a tab of their own on the same device. */
async function logInElsewhere(page: Page, demo: Product): Promise<{ tab: Page; email: string }> {
  const email = newEmail();
  await registerAt(demo, email);
  const tab = await page.context().newPage();
  await tab.goto('/member-ui/?view=form');
  await field(tab, accounts.field.identifier).fill(email);
  await field(tab, accounts.field.password).fill(APPLICANT_PASSWORD);
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL('/member-ui/news');
  return { tab, email };
}

/** The keys of the drafts in this tab's storage; while another page is loaded nobody can tell. */
function typedHere(page: Page): Promise<string[]> {
  return page
    .evaluate<string[]>("Object.keys(sessionStorage).filter((key) => key.startsWith('vefa.draft.'))")
    .catch(() => ['a page is being loaded']);
}

function draftsOf(page: Page): Promise<unknown> {
  return page.evaluate("fetch('/api/v1/me/drafts').then((answer) => answer.json())");
}
