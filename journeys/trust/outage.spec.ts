import type { Page, Route } from 'playwright-core';
import { patience } from '../../scripts/lib/patience.mjs';
import { alertIn } from '../alerts.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { untilAnswered } from '../untilAnswered.ts';
import { words } from '../words.ts';

const { households, shared, refusals, application } = words.en;
const STREET = 'Quellenstraße 40';

const REFUSED = /ERR_CONNECTION_REFUSED/;

/** How the server is away: it answers so, or does not answer. */
const outages: Record<
  string,
  { meets: (route: Route) => Promise<void>; says: string; alert: boolean; problem: RegExp }
> = {
  'the server says that it is busy': {
    meets: (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { message: 'service_unavailable' } }),
    says: shared.connection.unavailable,
    alert: true,
    problem: /^503: /,
  },
  'nobody answers': {
    meets: (route) => route.abort('connectionrefused'),
    says: shared.connection.offline,
    alert: false,
    problem: REFUSED,
  },
};

for (const [what, outage] of Object.entries(outages)) {
  // proves: promise.11
  // departs: error.alert
  test(`${what} while a form is saved: this is reported, typed values stay, and saving continues automatically`, async ({
    openApplicant,
  }) => {
    const member = await openApplicant({ language: 'en', step: 2 });
    const { page } = member;
    member.expectProblem(outage.problem);
    await page.goto('/member-ui/household');
    await fill(page);
    await page.route(isCall, outage.meets);
    await page.getByRole('button', { name: households.screen.saveAndNext }).click();

    if (outage.alert) {
      const alert = await alertIn(page);
      expect(alert.words).toBe(refusals.service_unavailable);
      await alert.close();
    }
    const banner = page.getByRole('alert').filter({ hasText: outage.says });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('button', { name: shared.kit.retry })).toHaveCount(1);
    await expect(page.getByRole('alert').getByRole('heading', { name: shared.alert.unsentTitle })).toBeVisible();
    await expect(field(page, households.address.street)).toHaveValue(STREET);

    await page.unroute(isCall);
    // nobody presses anything: the page polls until the server is back
    await expect(banner).toHaveCount(0, { timeout: patience(20_000) });
    await expect(field(page, households.address.street)).toHaveValue(STREET);
    await page.getByRole('button', { name: households.screen.saveAndNext }).click();
    await expect(page).toHaveURL('/member-ui/sub-member');
    const me = await member.send<{ main_member: { addresses: { street: string }[] } }>('GET', '/api/v1/me');
    expect(me.main_member.addresses.map(({ street }) => street)).toEqual([STREET]);
  });
}

// proves: promise.11
test('a form whose schema cannot be loaded says so, keeps typed values, and continues when it can', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 2 });
  const { page } = member;
  member.expectProblem(REFUSED);
  await page.goto('/member-ui/household');
  await expect(field(page, households.address.street)).toBeVisible();
  await page.route(isAway, (route) => route.abort('connectionrefused'));
  await fill(page);
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await expect(page.getByRole('alert').filter({ hasText: shared.connection.offline }).first()).toBeVisible();
  await expect(field(page, households.address.street)).toHaveValue(STREET);

  await page.unroute(isAway);
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await expect(page).toHaveURL('/member-ui/sub-member');
  const me = await member.send<{ main_member: { addresses: { street: string }[] } }>('GET', '/api/v1/me');
  expect(me.main_member.addresses.map(({ street }) => street)).toEqual([STREET]);
});

// proves: promise.11
test('a part that cannot be loaded leaves the screen as it is, and appears once it can be', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'de', step: 1 });
  const { page } = member;
  member.expectProblem(REFUSED);
  const { members, shared: said } = words.de;
  await page.goto('/member-ui/main-member');
  await field(page, members.field.place_of_birth).fill('Kayseri');
  await page.route(isAway, (route) => route.abort('connectionrefused'));

  const calendar = page.getByRole('button', { name: `${said.kit.openCalendar}: ${members.field.date_of_birth}` });
  await calendar.click();
  await expect(page.getByRole('alert').filter({ hasText: said.connection.offline }).first()).toBeVisible();
  // the texts must be refused before they are available again
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('.tr-'));
  await switchTo(page, 'Türkçe');
  await refused;
  await expect(field(page, members.field.place_of_birth)).toHaveValue('Kayseri');

  await page.unroute(isAway);
  await calendar.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await switchTo(page, 'Türkçe');
  await expect(page.getByRole('heading', { level: 1, name: words.tr.members.main.title })).toBeVisible();
  await expect(field(page, words.tr.members.field.place_of_birth)).toHaveValue('Kayseri');
});

test('a reader whose page is open during an update is asked to reload it, and finds the typed values', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 1 });
  const { page } = member;
  member.expectProblem(/^404: GET .+\.js$/);
  const { members } = words.en;
  await page.goto('/member-ui/main-member');
  const kept = page.waitForResponse((response) => response.url().includes('/me/drafts/') && response.ok());
  await field(page, members.field.place_of_birth).fill('Kayseri');
  await kept;
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  const calendar = page.getByRole('button', { name: `${shared.kit.openCalendar}: ${members.field.date_of_birth}` });
  await calendar.click();
  const banner = page.getByRole('alert').filter({ hasText: shared.connection.outdated });
  await expect(banner).toBeVisible();

  await page.unroute('**/assets/*.js');
  await banner.getByRole('button', { name: shared.connection.reload }).click();

  await expect(banner).toHaveCount(0);
  await expect(field(page, members.field.place_of_birth)).toHaveValue('Kayseri');
  await calendar.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

// proves: promise.11
test('a message whose texts cannot be loaded yet appears automatically when the server is back', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en' });
  const { page } = member;
  member.expectProblem(REFUSED);
  await page.goto('/member-ui/news');
  const message = page.getByRole('main').locator('button[aria-expanded]').first();
  await expect(message).toBeVisible();
  await page.route(isAway, (route) => route.abort('connectionrefused'));
  await message.click();
  await expect(page.getByText(shared.connection.loadFailed)).toBeVisible({ timeout: patience(20_000) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  await page.unroute(isAway);

  await expect(page.getByRole('button', { name: words.en.notifications.reply.open })).toBeVisible();
  await expect(page.getByText(shared.connection.loadFailed)).toHaveCount(0, { timeout: patience(20_000) });
});

// proves: promise.11
test('a select’s list appears automatically when the server is back', async ({ openGuest }) => {
  const { page, expectProblem } = await openGuest();
  expectProblem(REFUSED);
  await page.route(isCall, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/register');
  const { accounts } = words.de;
  await field(page, accounts.field.first_name).fill('Emine');
  await expect(page.getByText(words.de.shared.connection.offline)).toBeVisible({ timeout: patience(20_000) });

  await page.unroute(isCall);

  const country = page.getByRole('combobox', { name: accounts.field.citizenship_id });
  await expect(country).not.toHaveAttribute('placeholder');
  await country.fill('türk');
  await expect(page.getByRole('option', { name: 'Türkei' })).toBeVisible();
  await expect(field(page, accounts.field.first_name)).toHaveValue('Emine');
});

// proves: promise.11
test('a screen that cannot be loaded appears automatically when the server is back', async ({ openPerson }) => {
  const member = await openPerson('mehmet', { language: 'en' });
  const { page } = member;
  // React reports every error that a boundary catches, also expected ones
  member.expectProblem(/^console error: CallFailed/);
  member.expectProblem(REFUSED);
  await page.goto('/member-ui/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(isCall, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/my-account');
  await expect(page.getByText(shared.connection.loadFailed)).toBeVisible({ timeout: patience(20_000) });

  await page.unroute(isCall);

  await expect(page.getByRole('heading', { level: 1, name: words.en.myAccount.title })).toBeVisible({
    timeout: patience(20_000),
  });
  await expect(page.getByRole('link', { name: application.frame.news }).first()).toBeVisible();
});

test('a press on “stay” without a connection is reported, and may be repeated', async ({ openPerson }) => {
  const member = await openPerson('mehmet', { language: 'en' });
  const { page } = member;
  member.expectProblem(REFUSED);
  await page.goto('/member-ui/news');
  await expect(page.getByRole('main').locator('button[aria-expanded]').first()).toBeVisible();
  // each answer states the session's end again: no other one may come
  await page.route(isCall, (route) => route.abort('connectionrefused'));
  await untilAnswered(page);
  await page.evaluate(
    `dispatchEvent(new StorageEvent('storage', { key: 'vefa.sessionEnds', newValue: String(Date.now() + 100_000) }))`,
  );
  const warning = page.getByRole('alertdialog', { name: application.session.endingTitle });
  const stay = warning.getByRole('button', { name: application.session.stay });
  await stay.click();
  await expect(warning.getByRole('alert').filter({ hasText: shared.connection.offline })).toBeVisible({
    timeout: patience(20_000),
  });
  await expect(warning).toHaveCount(1);

  await page.unroute(isCall);
  await stay.click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

function isCall({ pathname }: URL): boolean {
  return pathname.startsWith('/api/') || pathname === '/health';
}

/** Without the calls too: a server that answers one of them takes the report away after seconds. */
function isAway(url: URL): boolean {
  return isCall(url) || url.pathname.endsWith('.js');
}

async function switchTo(page: Page, language: string): Promise<void> {
  // the button ignores presses while the last switch is still running
  await expect(page.locator('button[lang]:not([aria-busy=true])').first()).toBeVisible();
  await page.getByRole('button', { name: language }).first().click();
}

async function fill(page: Page): Promise<void> {
  await field(page, households.address.street).fill(STREET);
  await field(page, households.address.postal_code).fill('1100');
  await field(page, households.address.city).fill('Wien');
  await field(page, households.address.state).fill('Wien');
}
