import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { expectAccessible } from '../axe.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { field } from '../fields.ts';
import { openMember } from '../member.ts';
import { words } from '../words.ts';

const { origin } = sharedDemo();
const browser = await openBrowser();

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

// proves: promise.11
it.each(MISSING)(
  'a log-in that came without %s says so, and works automatically once it has arrived',
  async (_what, url) => {
    const { page, leave } = await openCut(url, 'phone');
    const { accounts } = words.de;
    await page.goto('/member-ui/?view=form');
    const notice = await noticeOn(page);
    await expectAccessible(page);
    await field(page, accounts.field.identifier).fill('mehmet@demo.example');
    await field(page, accounts.field.password).fill('Vefa-Demo-2027');
    await page.getByRole('button', { name: accounts.logIn.submit }).click();
    expect(await notice.count()).toBe(1);

    await page.unroute(url);

    await page.waitForURL('**/news', { timeout: patience(20_000) });
    expect(await notice.count()).toBe(0);
    await leave();
  },
);

// proves: promise.11
it.each(MISSING)('a logged-in reader without %s sees no white page, and then their own screen', async (_what, url) => {
  const member = await openMember(browser, 'mehmet', { device: 'phone', language: 'tr' });
  const { page } = member;
  await page.route(url, (route) => route.abort('connectionrefused'));
  await page.goto('/member-ui/my-account');
  const notice = await noticeOn(page);
  await expectAccessible(page);

  await page.unroute(url);

  await page.getByRole('heading', { level: 1, name: words.tr.myAccount.title }).waitFor({ timeout: patience(20_000) });
  await notice.waitFor({ state: 'detached' });
  expect(failuresBut(member.complaints())).toEqual([]);
  await page.context().close();
});

it('an impatient reader can reload the page; in the office as well', async () => {
  for (const address of ['/member-ui/register', '/office-ui/']) {
    const { page, leave } = await openCut(missing['the setting'], 'desk');
    await page.goto(address);
    const notice = await noticeOn(page);
    await page.evaluate('globalThis.isBefore = true');
    // the file comes with the reload and not before, because the page itself keeps trying
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute(missing['the setting']);
    });

    await notice.getByRole('link').click();

    await page.waitForFunction(() => !('isBefore' in globalThis));
    await notice.waitFor({ state: 'detached' });
    await page.locator('#root:not([data-drawn])').getByRole('heading', { level: 1 }).waitFor();
    await leave();
  }
});

it('if the browser blocks storage, logging in and everything else still works', async () => {
  // after the log-in the account's language counts
  await (await openMember(browser, 'mehmet', { language: 'tr' })).leave();
  const visitor = await openVisitor(browser, origin, 'phone');
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
  await page.getByRole('heading', { level: 1, name: application.news.title }).waitFor();

  await page.goto('/member-ui/my-account');

  await page.getByRole('heading', { level: 1, name: words.tr.myAccount.title }).waitFor();
  expect(await page.getByText(shared.connection.loadFailed).count()).toBe(0);
  await visitor.leave();
});

async function openCut(url: string | RegExp, device: 'phone' | 'desk') {
  const visitor = await openVisitor(browser, origin, device);
  await visitor.page.route(url, (route) => route.abort('connectionrefused'));
  const leave = async () => {
    expect(failuresBut(visitor.complaints())).toEqual([]);
    await visitor.page.context().close();
  };
  return { page: visitor.page, leave };
}

async function noticeOn(page: Page) {
  const notice = page.getByRole('alert').filter({ hasText: SAYS.en });
  await notice.waitFor();
  expect(await notice.locator('p[lang]').allInnerTexts()).toEqual([SAYS.de, SAYS.tr, SAYS.en]);
  return notice;
}

/** The failures other than those of the held files. */
function failuresBut(complaints: string[]): string[] {
  return complaints.filter((each) => !/ERR_CONNECTION_REFUSED/.test(each));
}
