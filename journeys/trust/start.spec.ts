import type { Page } from 'playwright-core';
import { patience } from '../../scripts/lib/patience.mjs';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, type Guest, test } from '../fixtures.ts';
import { words } from '../words.ts';

/** Files that may be missing on a bad connection, and that every page needs. */
const missing = {
  'the setting': '**/config.json',
  'the words': /\/assets\/(public|inside|officeScreens)\.\w\w-/,
} as const;
const MISSING = Object.entries(missing);

const SAYS = {
  de: 'Diese Seite ist noch nicht ganz geladen, wir versuchen es weiter.',
  tr: 'Bu sayfa henüz tam yüklenmedi, denemeyi sürdürüyoruz.',
  en: 'This page has not loaded completely yet, we keep trying.',
};

for (const [what, url] of MISSING) {
  // proves: promise.11
  test(`a log-in that came without ${what} says so, and works automatically once it has arrived`, async ({
    openGuest,
  }) => {
    const { page } = await cut(await openGuest('phone'), url);
    const { accounts } = words.de;
    await page.goto('/member-ui/?view=form');
    const notice = await noticeOn(page);
    await expectAccessible(page);
    await field(page, accounts.field.identifier).fill('mehmet@demo.example');
    await field(page, accounts.field.password).fill('Vefa-Demo-2027');
    await page.getByRole('button', { name: accounts.logIn.submit }).click();
    await expect(notice).toHaveCount(1);

    await page.unroute(url);

    await expect(page).toHaveURL('/member-ui/news', { timeout: patience(20_000) });
    await expect(notice).toHaveCount(0);
  });
}

for (const [what, url] of MISSING) {
  // proves: promise.11
  test(`a logged-in reader without ${what} sees no white page, and then their own screen`, async ({ openPerson }) => {
    const { page } = await cut(await openPerson('mehmet', { device: 'phone', language: 'tr' }), url);
    await page.goto('/member-ui/my-account');
    const notice = await noticeOn(page);
    await expectAccessible(page);

    await page.unroute(url);

    await expect(page.getByRole('heading', { level: 1, name: words.tr.myAccount.title })).toBeVisible({
      timeout: patience(20_000),
    });
    await expect(notice).toHaveCount(0);
  });
}

test('an impatient reader can reload the page; in the office as well', async ({ openGuest }) => {
  for (const address of ['/member-ui/register', '/office-ui/']) {
    const { page } = await cut(await openGuest(), missing['the setting']);
    await page.goto(address);
    const notice = await noticeOn(page);
    await page.evaluate('globalThis.isBefore = true');
    // the file comes with the reload and not before, because the page itself keeps trying
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute(missing['the setting']);
    });

    await notice.getByRole('link').click();

    await page.waitForFunction(() => !('isBefore' in globalThis));
    await expect(notice).toHaveCount(0);
    await expect(page.locator('#root:not([data-prerendered])').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('if the browser blocks storage, logging in and everything else still works', async ({ openGuest, openPerson }) => {
  // after the log-in the account's language counts
  await openPerson('mehmet', { language: 'tr' });
  const visitor = await openGuest('phone');
  const { page } = visitor;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const { accounts, application, shared } = words.tr;
  await page.goto('/member-ui/?view=form');
  await page.getByRole('button', { name: words.de.shared.language.tr }).click();
  await field(page, accounts.field.identifier).fill('mehmet@demo.example');
  await field(page, accounts.field.password).fill('Vefa-Demo-2027');
  await page.getByRole('button', { name: accounts.logIn.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: application.news.title })).toBeVisible();

  await page.goto('/member-ui/my-account');

  await expect(page.getByRole('heading', { level: 1, name: words.tr.myAccount.title })).toBeVisible();
  await expect(page.getByText(shared.connection.loadFailed)).toHaveCount(0);
});

/** These files do not come to the guest. */
async function cut(guest: Guest, url: string | RegExp): Promise<Guest> {
  guest.expectProblem(/ERR_CONNECTION_REFUSED/);
  await guest.page.route(url, (route) => route.abort('connectionrefused'));
  return guest;
}

async function noticeOn(page: Page) {
  const notice = page.getByRole('alert').filter({ hasText: SAYS.en });
  await expect(notice).toBeVisible();
  await expect(notice.locator('p[lang]')).toHaveText([SAYS.de, SAYS.tr, SAYS.en]);
  return notice;
}
