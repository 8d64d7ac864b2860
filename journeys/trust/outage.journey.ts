import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { alertIn } from '../alerts.ts';
import { openBrowser, openVisitor, pendingRequestsOf } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { expectFilled, field } from '../fields.ts';
import { openApplicant } from '../member.ts';
import { words } from '../words.ts';

const browser = await openBrowser();

const { households, shared, refusals, application } = words.en;
const STREET = 'Quellenstraße 40';

/** How the server is away: it answers so, or does not answer. */
const outages: Record<string, { meets: (route: Route) => Promise<void>; says: string; alert: boolean }> = {
  'the server says that it is busy': {
    meets: (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { message: 'service_unavailable' } }),
    says: shared.connection.unavailable,
    alert: true,
  },
  'nobody answers': {
    meets: (route) => route.abort('connectionrefused'),
    says: shared.connection.offline,
    alert: false,
  },
};

// proves: promise.11
// departs: error.alert
it.each(Object.entries(outages))(
  '%s while a form is saved: this is reported, typed values stay, and saving continues automatically',
  async (_what, outage) => {
    const member = await openApplicant(browser, { language: 'en', step: 2 });
    const { page } = member;
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
    await banner.waitFor();
    expect(await banner.getByRole('button', { name: shared.kit.retry }).count()).toBe(1);
    await page.getByRole('alert').getByRole('heading', { name: shared.alert.unsentTitle }).waitFor();
    expect(await field(page, households.address.street).inputValue()).toBe(STREET);

    await page.unroute(isCall);
    // nobody presses anything: the page polls until the server is back
    await banner.waitFor({ state: 'detached', timeout: patience(20_000) });
    expect(await field(page, households.address.street).inputValue()).toBe(STREET);
    await page.getByRole('button', { name: households.screen.saveAndNext }).click();
    await page.waitForURL('**/member-ui/sub-member');
    const me = await member.send<{ main_member: { addresses: { street: string }[] } }>('GET', '/api/v1/me');
    expect(me.main_member.addresses.map(({ street }) => street)).toEqual([STREET]);
    expect(member.complaints().filter((each) => !/503|ERR_CONNECTION_REFUSED/.test(each))).toEqual([]);
    await page.context().close();
  },
);

// proves: promise.11
it('a form whose schema cannot be loaded says so, keeps typed values, and continues when it can', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 2 });
  const { page } = member;
  await page.goto('/member-ui/household');
  await field(page, households.address.street).waitFor();
  await page.route(isAway, (route) => route.abort('connectionrefused'));
  await fill(page);
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await page.getByRole('alert').filter({ hasText: shared.connection.offline }).first().waitFor();
  expect(await field(page, households.address.street).inputValue()).toBe(STREET);

  await page.unroute(isAway);
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await page.waitForURL('**/member-ui/sub-member');
  const me = await member.send<{ main_member: { addresses: { street: string }[] } }>('GET', '/api/v1/me');
  expect(me.main_member.addresses.map(({ street }) => street)).toEqual([STREET]);
  expect(member.complaints().filter((each) => !/ERR_CONNECTION_REFUSED/.test(each))).toEqual([]);
  await page.context().close();
});

// proves: promise.11
it('a part that cannot be loaded leaves the screen as it is, and appears once it can be', async () => {
  const member = await openApplicant(browser, { language: 'de', step: 1 });
  const { page } = member;
  const { members, shared: said } = words.de;
  await page.goto('/member-ui/main-member');
  await field(page, members.field.place_of_birth).fill('Kayseri');
  await page.route(isAway, (route) => route.abort('connectionrefused'));

  const calendar = page.getByRole('button', { name: `${said.kit.openCalendar}: ${members.field.date_of_birth}` });
  await calendar.click();
  await page.getByRole('alert').filter({ hasText: said.connection.offline }).first().waitFor();
  // the texts must be refused before they are available again
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('.tr-'));
  await switchTo(page, 'Türkçe');
  await refused;
  expect(await field(page, members.field.place_of_birth).inputValue()).toBe('Kayseri');

  await page.unroute(isAway);
  await calendar.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await switchTo(page, 'Türkçe');
  await page.getByRole('heading', { level: 1, name: words.tr.members.main.title }).waitFor();
  expect(await field(page, words.tr.members.field.place_of_birth).inputValue()).toBe('Kayseri');
  await page.context().close();
});

it('a reader whose page is open during an update is asked to reload it, and finds the typed values', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 1 });
  const { page } = member;
  const { members } = words.en;
  await page.goto('/member-ui/main-member');
  const kept = page.waitForResponse((response) => response.url().includes('/me/drafts/') && response.ok());
  await field(page, members.field.place_of_birth).fill('Kayseri');
  await kept;
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  const calendar = page.getByRole('button', { name: `${shared.kit.openCalendar}: ${members.field.date_of_birth}` });
  await calendar.click();
  const banner = page.getByRole('alert').filter({ hasText: shared.connection.outdated });
  await banner.waitFor();

  await page.unroute('**/assets/*.js');
  await banner.getByRole('button', { name: shared.connection.reload }).click();

  await banner.waitFor({ state: 'detached' });
  await expectFilled(field(page, members.field.place_of_birth), 'Kayseri');
  await calendar.click();
  await page.getByRole('dialog').waitFor();
  await page.context().close();
});

// proves: promise.11
it('a message whose texts cannot be loaded yet appears automatically when the server is back', async () => {
  const member = await openApplicant(browser, { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/news');
  const message = page.getByRole('main').locator('button[aria-expanded]').first();
  await message.waitFor();
  await page.route(isAway, (route) => route.abort('connectionrefused'));
  await message.click();
  await page.getByText(shared.connection.loadFailed).waitFor({ timeout: patience(20_000) });
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);

  await page.unroute(isAway);

  await page.getByRole('button', { name: words.en.notifications.reply.open }).waitFor();
  await page.getByText(shared.connection.loadFailed).waitFor({ state: 'detached', timeout: patience(20_000) });
  await page.context().close();
});

// proves: promise.11
it('a select’s list appears automatically when the server is back', async () => {
  const { page } = await openVisitor(browser, sharedDemo().origin);
  await page.route(isCall, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/register');
  const { accounts } = words.de;
  await field(page, accounts.field.first_name).fill('Emine');
  await page.getByText(words.de.shared.connection.offline).waitFor({ timeout: patience(20_000) });

  await page.unroute(isCall);

  const country = page.getByRole('combobox', { name: accounts.field.citizenship_id });
  await expect.poll(() => country.getAttribute('placeholder')).toBe(null);
  await country.fill('türk');
  await page.getByRole('option', { name: 'Türkei' }).waitFor();
  expect(await field(page, accounts.field.first_name).inputValue()).toBe('Emine');
  await page.context().close();
});

// proves: promise.11
it('a screen that cannot be loaded appears automatically when the server is back', async () => {
  const member = await openApplicant(browser, { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/news');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(isCall, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/my-account');
  await page.getByText(shared.connection.loadFailed).waitFor({ timeout: patience(20_000) });

  await page.unroute(isCall);

  await page.getByRole('heading', { level: 1, name: words.en.myAccount.title }).waitFor({ timeout: patience(20_000) });
  expect(await page.getByRole('link', { name: application.frame.news }).count()).toBeGreaterThan(0);
  await page.context().close();
});

it('a press on “stay” without a connection is reported, and may be repeated', async () => {
  const member = await openApplicant(browser, { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/news');
  await page.getByRole('main').locator('button[aria-expanded]').first().waitFor();
  // each answer states the session's end again: no other one may come
  await page.route(isCall, (route) => route.abort('connectionrefused'));
  await expect.poll(() => pendingRequestsOf(page)).toEqual([]);
  await page.evaluate(
    `dispatchEvent(new StorageEvent('storage', { key: 'vefa.sessionEnds', newValue: String(Date.now() + 100_000) }))`,
  );
  const warning = page.getByRole('alertdialog', { name: application.session.endingTitle });
  const stay = warning.getByRole('button', { name: application.session.stay });
  await stay.click();
  await warning
    .getByRole('alert')
    .filter({ hasText: shared.connection.offline })
    .waitFor({ timeout: patience(20_000) });
  expect(await warning.count()).toBe(1);

  await page.unroute(isCall);
  await stay.click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.context().close();
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
  await page.locator('button[lang]:not([aria-busy=true])').first().waitFor();
  await page.getByRole('button', { name: language }).first().click();
}

async function fill(page: Page): Promise<void> {
  await field(page, households.address.street).fill(STREET);
  await field(page, households.address.postal_code).fill('1100');
  await field(page, households.address.city).fill('Wien');
  await field(page, households.address.state).fill('Wien');
}
