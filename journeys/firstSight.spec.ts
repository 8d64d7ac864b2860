import type { Page } from 'playwright-core';
import { languages } from '../domain/shared/language.ts';
import { expectAccessible } from './axe.ts';
import { openContext } from './browser.ts';
import { field } from './fields.ts';
import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

const DRAWN = ['/', '/?view=form', '/register', '/forgot-password'] as const;
const titles = (language: 'de' | 'tr' | 'en') => {
  const { accounts } = words[language];
  return [accounts.welcome.title, accounts.logIn.title, accounts.register.title, accounts.forgot.title];
};

// a server that has just started serves the pages without their content until they are prerendered
test.beforeEach(({ demo }) =>
  expect.poll(async () => (await fetch(`${demo.origin}/member-ui/`)).text()).toContain('id="root" data-prerendered='),
);

for (const language of languages) {
  test(`the pages before the log-in are there without any script, in ${language}`, async ({ browser, demo }) => {
    const context = await openContext(browser, demo.origin, { javaScriptEnabled: false });
    await context.addCookies([{ name: 'vefa.language', value: language, url: demo.origin }]);
    const page = await context.newPage();
    for (const [at, address] of DRAWN.entries()) {
      await page.goto(`/member-ui${address}`);
      await expect(page.locator('h1')).toHaveText(titles(language)[at] ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    await context.close();
  });
}

for (const language of languages) {
  test(`the prerendered content stays when the page hydrates, in ${language}`, async ({ demo, openGuest }) => {
    const visitor = await openGuest('phone');
    const { page } = visitor;
    await page.context().addCookies([{ name: 'vefa.language', value: language, url: demo.origin }]);
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
  });
}

test('values typed, ticked and pressed before hydration count, and the reader stays in the field', async ({
  openGuest,
}) => {
  const visitor = await openGuest('phone');
  const { page } = visitor;
  const { accounts } = words.de;
  const { goOn } = await holdScript(page);
  await page.goto('/member-ui/?view=form', { waitUntil: 'commit' });
  await typeLogIn(page);
  await page.getByLabel(accounts.logIn.remember).check();
  await field(page, accounts.field.identifier).focus();
  goOn();
  await untilAlive(page);

  await expect(page.locator(':focus')).toHaveAttribute('name', 'email');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/member-ui/news');
  const session = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(session?.expires).toBeGreaterThan(0);
});

test('nothing typed is lost while the page hydrates on a slow phone', async ({ openGuest }) => {
  const { accounts, shared } = words.de;
  for (let round = 0; round < 3; round += 1) {
    const visitor = await openGuest('phone');
    const { page } = visitor;
    const slowly = await page.context().newCDPSession(page);
    await slowly.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/member-ui/?view=form', { waitUntil: 'commit' });
    await field(page, accounts.field.identifier).fill('hatice@');
    await untilPressesCount(page);
    await page.getByRole('button', { name: shared.language.tr }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.tr.accounts.logIn.title })).toBeVisible();

    await expect(field(page, words.tr.accounts.field.identifier)).toHaveValue('hatice@');
  }
});

test('a button pressed before hydration is pressed once afterwards; nothing typed gets into the URL', async ({
  openGuest,
}) => {
  const visitor = await openGuest('phone');
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
  await expect(page).toHaveURL('/member-ui/news');
  expect(logIns).toEqual(['POST']);
});

test('a logged-in reader does not see the log-in before the news', async ({ openGuest }) => {
  const visitor = await openGuest();
  const { page } = visitor;
  const { accounts } = words.de;
  await page.goto('/member-ui/?view=form');
  await typeLogIn(page);
  await page.getByRole('button', { name: accounts.logIn.submit }).click();
  await expect(page).toHaveURL('/member-ui/news');
  const { goOn } = await holdScript(page);
  await page.goto('/member-ui/', { waitUntil: 'commit' });

  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#root > svg')).toHaveCount(1);
  await expect(page.locator('#root')).toHaveText('');
  goOn();
  await expect(page).toHaveURL('/member-ui/news');
});

test('a log-in survives a browser that deleted the page’s storage, in the reader’s language', async ({
  openPerson,
}) => {
  const visitor = await openPerson('mehmet', { language: 'tr' });
  const { page } = visitor;
  await page.goto('/member-ui/news');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: 'vefa.language' });
  await page.goto('/member-ui/my-account');

  await expect(page.getByRole('heading', { level: 1, name: words.tr.myAccount.title })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/member-ui/');
  await expect(page).toHaveURL('/member-ui/news');
});

test('an expired session is checked once, and not reported', async ({ demo, openGuest }) => {
  const visitor = await openGuest();
  const { page } = visitor;
  visitor.expectStatus(401, '/api/v1/me');
  await page.context().addCookies([{ name: 'session', value: 'x'.repeat(43), url: demo.origin }]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/me')) asked.push(request.method());
  });
  for (let round = 0; round < 2; round += 1) {
    await page.goto('/member-ui/');
    await expect(page.getByRole('heading', { level: 1, name: words.de.accounts.welcome.title })).toBeVisible();
    await untilAlive(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }

  expect(asked).toEqual(['GET']);
});

test('without a log-in there is no check', async ({ openGuest }) => {
  const visitor = await openGuest();
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/member-ui/');
  await untilAlive(page);

  expect(asked).not.toContain('/api/v1/me');
});

for (const language of languages) {
  test(`script, style and texts of the log-in page are at most 110 kB gzipped, in ${language}`, async ({ demo }) => {
    const cookie = `vefa.language=${language}`;
    const page = await (await fetch(`${demo.origin}/member-ui/?view=form`, { headers: { cookie } })).text();
    const files = [...page.matchAll(/(?:src|href)="(\/member-ui\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeGreaterThan(3);
    const sizes = await Promise.all(files.map((file) => gzippedBytes(`${demo.origin}${file}`)));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(110_000);
  });
}

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
  await expect(page.locator('html[data-start]')).toBeVisible();
}

/** A page is hydrated once its heading or one of its fields has the focus. */
async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('#root:not([data-prerendered]) :focus')).toBeVisible();
}

/** What a browser receives that takes gzip and no brotli. */
async function gzippedBytes(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}
