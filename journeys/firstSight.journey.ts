import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './axe.ts';
import { openBrowser, openVisitor } from './browser.ts';
import { sharedDemo } from './demoProduct.ts';
import { field } from './fields.ts';
import { openMember } from './member.ts';
import { words } from './words.ts';

const { origin } = sharedDemo();
const browser = await openBrowser();

const DRAWN = ['/', '/?view=form', '/register', '/forgot-password'] as const;
const titles = (language: 'de' | 'tr' | 'en') => {
  const { accounts } = words[language];
  return [accounts.welcome.title, accounts.logIn.title, accounts.register.title, accounts.forgot.title];
};

it.each(['de', 'tr', 'en'] as const)(
  'the pages before the log-in are there without any script, in %s',
  async (language) => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
    await context.addCookies([{ name: 'vefa.language', value: language, url: origin }]);
    const page = await context.newPage();
    const seen = [];
    for (const address of DRAWN) {
      await page.goto(`/member-ui${address}`);
      seen.push(await page.locator('h1').textContent());
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
    await context.close();

    expect(seen).toEqual(titles(language));
  },
);

it.each(['de', 'tr', 'en'] as const)(
  'the prerendered content stays when the page hydrates, in %s',
  async (language) => {
    const visitor = await openVisitor(browser, origin, 'phone');
    const { page } = visitor;
    await page.context().addCookies([{ name: 'vefa.language', value: language, url: origin }]);
    await page.addInitScript((kept) => localStorage.setItem('vefa.language', kept), language);
    for (const [at, address] of DRAWN.entries()) {
      const { goOn } = await holdScript(page);
      await page.goto(`/member-ui${address}`, { waitUntil: 'commit' });
      const heading = await page.locator('h1').elementHandle();
      goOn();
      await untilAlive(page);

      expect(await heading?.evaluate((h1) => h1.isConnected && h1.textContent)).toBe(titles(language)[at]);
    }
    await expectAccessible(page);
    await visitor.leave();
  },
);

it('values typed, ticked and pressed before hydration count, and the reader stays in the field', async () => {
  const visitor = await openVisitor(browser, origin, 'phone');
  const { page } = visitor;
  const { accounts } = words.de;
  const { goOn } = await holdScript(page);
  await page.goto('/member-ui/?view=form', { waitUntil: 'commit' });
  await typeLogIn(page);
  await page.getByLabel(accounts.logIn.remember).check();
  await field(page, accounts.field.identifier).focus();
  goOn();
  await untilAlive(page);

  expect(await page.locator(':focus').getAttribute('name')).toBe('email');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/news');
  const session = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(session?.expires).toBeGreaterThan(0);
  await visitor.leave();
});

it('nothing typed is lost while the page hydrates on a slow phone', async () => {
  const { accounts, shared } = words.de;
  for (let round = 0; round < 3; round += 1) {
    const visitor = await openVisitor(browser, origin, 'phone');
    const { page } = visitor;
    const slowly = await page.context().newCDPSession(page);
    await slowly.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/member-ui/?view=form', { waitUntil: 'commit' });
    await field(page, accounts.field.identifier).fill('hatice@');
    await untilPressesCount(page);
    await page.getByRole('button', { name: shared.language.tr }).click();
    await page.getByRole('heading', { level: 1, name: words.tr.accounts.logIn.title }).waitFor();

    expect(await field(page, words.tr.accounts.field.identifier).inputValue()).toBe('hatice@');
    await visitor.leave();
  }
});

it('a button pressed before hydration is pressed once afterwards; nothing typed gets into the URL', async () => {
  const visitor = await openVisitor(browser, origin, 'phone');
  const { page } = visitor;
  const { accounts } = words.de;
  const { goOn } = await holdScript(page);
  await page.goto('/member-ui/?view=form', { waitUntil: 'commit' });
  await untilPressesCount(page);
  await typeLogIn(page);
  const logIns: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/login')) logIns.push(request.method());
  });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: accounts.logIn.submit }).click();

  expect(new URL(page.url()).search).toBe('?view=form');
  goOn();
  await page.waitForURL('**/news');
  expect(logIns).toEqual(['POST']);
  await visitor.leave();
});

it('a logged-in reader does not see the log-in before the news', async () => {
  const visitor = await openVisitor(browser, origin);
  const { page } = visitor;
  const { accounts } = words.de;
  await page.goto('/member-ui/?view=form');
  await typeLogIn(page);
  await page.getByRole('button', { name: accounts.logIn.submit }).click();
  await page.waitForURL('**/news');
  const { goOn } = await holdScript(page);
  await page.goto('/member-ui/', { waitUntil: 'commit' });

  await page.locator('#root').waitFor({ state: 'attached' });
  expect(await page.locator('#root > svg').count()).toBe(1);
  expect(await page.locator('#root').textContent()).toBe('');
  goOn();
  await page.waitForURL('**/news');
  await visitor.leave();
});

it('a log-in survives a browser that deleted the page’s storage, in the reader’s language', async () => {
  const visitor = await openMember(browser, 'mehmet', { language: 'tr' });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: 'vefa.language' });
  await page.goto('/member-ui/my-account');

  await page.getByRole('heading', { level: 1, name: words.tr.myAccount.title }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/member-ui/');
  await page.waitForURL('**/news');
  await visitor.leave();
});

it('an expired session is checked once, and not reported', async () => {
  const visitor = await openVisitor(browser, origin);
  const { page } = visitor;
  visitor.expectStatus(401, '/api/v1/me');
  await page.context().addCookies([{ name: 'session', value: 'x'.repeat(43), url: origin }]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/me')) asked.push(request.method());
  });
  for (let round = 0; round < 2; round += 1) {
    await page.goto('/member-ui/');
    await page.getByRole('heading', { level: 1, name: words.de.accounts.welcome.title }).waitFor();
    await untilAlive(page);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  }

  expect(asked).toEqual(['GET']);
  await visitor.leave();
});

it('without a log-in there is no check', async () => {
  const visitor = await openVisitor(browser, origin);
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/member-ui/');
  await untilAlive(page);

  expect(asked).not.toContain('/api/v1/me');
  await visitor.leave();
});

it.each(['de', 'tr', 'en'])(
  'script, style and texts of the log-in page are at most 120 kB gzipped, in %s',
  async (language) => {
    const cookie = `vefa.language=${language}`;
    const page = await (await fetch(`${origin}/member-ui/?view=form`, { headers: { cookie } })).text();
    const files = [...page.matchAll(/(?:src|href)="(\/member-ui\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeGreaterThan(3);
    const sizes = await Promise.all(files.map((file) => gzippedBytes(`${origin}${file}`)));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(120_000);
  },
);

async function typeLogIn(page: Page): Promise<void> {
  const { accounts } = words.de;
  await field(page, accounts.field.identifier).fill('mehmet@demo.example');
  await field(page, accounts.field.password).fill('Vefa-Demo-2027');
}

/** Delays the interface's own script, like a slow network, until `goOn`. */
async function holdScript(page: Page) {
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
  await page.unroute('**/assets/index-*.js');
  await page.route('**/assets/index-*.js', async (route) => {
    await free;
    await route.continue();
  });
  return { goOn };
}

/** Presses before hydration are remembered once the first small script runs, which sets this attribute. */
async function untilPressesCount(page: Page): Promise<void> {
  await page.locator('html[data-start]').waitFor();
}

/** A page is hydrated once its heading or one of its fields has the focus. */
async function untilAlive(page: Page): Promise<void> {
  await page.locator('#root:not([data-drawn]) :focus').waitFor();
}

/** What a browser receives that takes gzip and no brotli. */
async function gzippedBytes(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}
