import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertIn } from '../alerts.ts';
import { openBrowser } from '../browser.ts';
import { field } from '../fields.ts';
import { openApplicant } from '../member.ts';
import { words } from '../words.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const { households, shared, refusals, application } = words.en;
const STREET = 'Quellenstraße 40';

/** How the server is away: it says so itself, or nobody answers. */
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
it.each(Object.entries(outages))(
  '%s while a form is saved: it says so, keeps what was typed, and goes on by itself',
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
    expect(await field(page, households.address.street).inputValue()).toBe(STREET);

    await page.unroute(isCall);
    // Nobody presses anything: it asks by itself whether the server is back.
    await banner.waitFor({ state: 'detached', timeout: 20_000 });
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
it('a form whose rules cannot be fetched says so, keeps what was typed, and goes on when they can', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 2 });
  const { page } = member;
  await page.goto('/member-ui/household');
  await field(page, households.address.street).waitFor();
  await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
  await fill(page);
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await page.getByRole('alert').filter({ hasText: shared.connection.offline }).first().waitFor();
  expect(await field(page, households.address.street).inputValue()).toBe(STREET);

  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await page.waitForURL('**/member-ui/sub-member');
  const me = await member.send<{ main_member: { addresses: { street: string }[] } }>('GET', '/api/v1/me');
  expect(me.main_member.addresses.map(({ street }) => street)).toEqual([STREET]);
  expect(member.complaints().filter((each) => !/ERR_CONNECTION_REFUSED/.test(each))).toEqual([]);
  await page.context().close();
});

// proves: promise.11
it('a screen that cannot be loaded stands there by itself when the server is back', async () => {
  const member = await openApplicant(browser, { language: 'en' });
  const { page } = member;
  await page.goto('/member-ui/news');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(isCall, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/my-account');
  await page.getByText(shared.connection.loadFailed).waitFor({ timeout: 20_000 });

  await page.unroute(isCall);

  await page.getByRole('heading', { level: 1, name: words.en.myAccount.title }).waitFor({ timeout: 20_000 });
  expect(await page.getByRole('link', { name: application.frame.news }).count()).toBeGreaterThan(0);
  await page.context().close();
});

function isCall({ pathname }: URL): boolean {
  return pathname.startsWith('/api/') || pathname === '/health';
}

async function fill(page: Page): Promise<void> {
  await field(page, households.address.street).fill(STREET);
  await field(page, households.address.postal_code).fill('1100');
  await field(page, households.address.city).fill('Wien');
  await field(page, households.address.state).fill('Wien');
}
