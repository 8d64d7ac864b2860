import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expectAccessible } from '../axe.ts';
import { openContext, sessionOf } from '../browser.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const SAYS = {
  de: 'Diese Seite konnte hier nicht starten.',
  tr: 'Bu sayfa burada açılamadı.',
  en: 'This page could not start here.',
};
const PHONE = 'tel:+4312345670';
const DEATH = 'tel:+4312345699';
const DEATH_PAGES = ['/todesfall', '/vefat', '/death'];
const MAIL = 'mailto:mitglieder@vefa.example';

const EVERY_SCRIPT = '**/assets/*.js';
const MAIN_SCRIPT = '**/assets/index-*.js';

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
/** What a browser meets in place of the script, and how it complains about that. */
const breaks = {
  'is not there': {
    meets: (route) => route.fulfill({ status: 404, body: '' }),
    complains: /^404: GET .+\/assets\/index-/,
  },
  'is cut off': { meets: (route) => route.abort('connectionreset'), complains: /ERR_CONNECTION_RESET/ },
  'is a page of a proxy’s': {
    meets: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    complains: /Failed to load module script/,
  },
  'is in a syntax that the browser does not know': {
    meets: script('const page = start |> later;'),
    complains: /^uncaught: SyntaxError/,
  },
  'needs what the browser does not have': {
    meets: script('Array.prototype.notYet.call([]);'),
    complains: /^uncaught: TypeError/,
  },
} satisfies Record<string, { meets: (route: Route) => Promise<void>; complains: RegExp }>;

/** Features that Safari 9 and Chrome 49 have, like custom properties. */
const PLAIN = [
  'display',
  'flex',
  'flex-wrap',
  'justify-content',
  'position',
  'top',
  'z-index',
  'overflow',
  'visibility',
  'animation',
  'margin',
  'margin-top',
  'padding',
  'max-width',
  'max-height',
  'background',
  'border',
  'border-bottom',
  'border-radius',
  'color',
  'line-height',
  'text-align',
  'text-decoration',
  'white-space',
];

const BUILD = join(import.meta.dirname, '../../dist/web');

for (const [what, { meets, complains }] of Object.entries(breaks)) {
  // proves: promise.11
  test(`a page whose script ${what} says so, with the contact data, and reloads`, async ({ openGuest }) => {
    const { page, expectProblem } = await openGuest('phone');
    expectProblem(complains);
    for (const address of ['/member-ui/?view=form', '/office-ui/']) {
      await page.route(MAIN_SCRIPT, meets);
      await page.goto(address);
      await isSaid(page);
      await expectAccessible(page);
      await page.unroute(MAIN_SCRIPT);

      await notice(page).getByRole('link', { name: 'Neu laden · Yenile · Reload' }).click();

      await isGone(page);
      await expect(page.getByRole('heading', { level: 1, name: words.de.accounts.logIn.title })).toBeVisible();
    }
  });
}

// proves: promise.11
test('a logged-in reader sees no white page if the script does not start', async ({ openPerson }) => {
  const { page, expectProblem } = await openPerson('mehmet', { device: 'phone', language: 'tr' });
  const { meets, complains } = breaks['is in a syntax that the browser does not know'];
  expectProblem(complains);
  await page.route(MAIN_SCRIPT, meets);
  await page.goto('/member-ui/my-account');
  await isSaid(page);
  await expectAccessible(page);
  await page.unroute(MAIN_SCRIPT);

  await notice(page)
    .getByRole('link', { name: /Yenile/ })
    .click();

  await expect(page.getByRole('heading', { level: 1, name: words.tr.myAccount.title })).toBeVisible();
  await isGone(page);
});

// proves: promise.11
test('without any script it is said all the same, after ten seconds and not before', async ({ openGuest }) => {
  const { page, expectProblem } = await openGuest('phone');
  expectProblem(/ERR_CONNECTION_RESET/);
  await page.route(EVERY_SCRIPT, (route) => route.abort('connectionreset'));
  for (const address of ['/member-ui/register', '/member-ui/news', '/office-ui/']) {
    await test.step(address, async () => {
      await page.goto(address);
      await reach(page, 8);
      await isSilent(page);

      await reach(page, 11);

      await isSaid(page);
    });
  }
});

test('nothing of it is there, seen or heard, while a slow network brings the script', async ({ openGuest }) => {
  const { page } = await openGuest('phone');
  for (const address of ['/member-ui/', '/member-ui/?view=form', '/member-ui/news', '/office-ui/']) {
    await test.step(address, async () => {
      const { goOn } = await holdScript(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('html[data-start]')).toBeVisible();
      await reach(page, 50);
      await isSilent(page);

      goOn();

      await isGone(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a connection that broke silently is reported after a minute', async ({ openGuest }) => {
  const { page } = await openGuest('phone');
  const { goOn } = await holdScript(page);
  await page.goto('/member-ui/news', { waitUntil: 'commit' });
  await expect(page.locator('html[data-start=loading]')).toBeVisible();

  await reach(page, 61);

  await isSaid(page);
  goOn();
});

for (const [when, missing] of [
  ['it begins', 'Element.prototype.removeAttribute'],
  ['the first screen is drawn', 'Array.prototype.flatMap'],
] as const) {
  // proves: promise.11
  test(`if what the browser lacks is needed when ${when}, the same message appears`, async ({ openGuest }) => {
    const { page, expectProblem } = await openGuest('phone');
    expectProblem(/TypeError/);
    await page.addInitScript(`${missing} = undefined`);
    await page.goto('/member-ui/');

    await isSaid(page);
  });
}

test('a reader without scripts is told so, with the contact data', async ({ browser, demo }) => {
  const context = await openContext(browser, demo.origin, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/member-ui/');

  await expect(page.locator('noscript [lang=tr]')).toBeVisible();
  await isSaid(page);
  await context.close();
});

for (const folder of ['assets', 'office/assets']) {
  test(`it is written in a CSS that browsers of ten years ago know: ${folder}`, () => {
    const styles = join(BUILD, folder);
    const sheets = readdirSync(styles).filter((name) => name.endsWith('.css'));
    const rules = sheets.flatMap((name) => rulesOf(readFileSync(join(styles, name), 'utf8')));

    expect(rules.map(({ selector }) => selector)).toEqual(
      expect.arrayContaining(['.page-notice', '.not-started', 'to']),
    );
    for (const { within, selector, declarations } of rules) {
      expect(within).toMatch(/^$|^@keyframes [\w-]+$/);
      expect(selector).toMatch(/^(to|[\w. +-]+|\[data-start=\w+\] [\w. -]+)$/);
      for (const [name, value] of declarations) {
        expect(PLAIN).toContain(name);
        expect(value).toMatch(/^([\w .#-]|var\(--[\w-]+\))+$/);
      }
    }
  });
}

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: SAYS.en });
}

/** The message is visible and accessible, with links that work without a script. */
async function isSaid(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).locator('strong')).toHaveText([SAYS.de, SAYS.tr, SAYS.en]);
  const addresses = ['', PHONE, MAIL, DEATH, ...DEATH_PAGES];
  const links = notice(page).getByRole('link');
  await expect(links).toHaveCount(addresses.length);
  for (const [at, address] of addresses.entries()) await expect(links.nth(at)).toHaveAttribute('href', address);
  const box = await notice(page).boundingBox();
  expect(box?.height).toBeGreaterThan(200);
}

/** The message takes no room, is not read aloud, and Tab does not reach it. */
async function isSilent(page: Page): Promise<void> {
  const words = page.locator('#not-started');
  await expect(words).toBeHidden();
  expect((await words.boundingBox())?.height).toBe(0);
  expect(await page.locator('body').ariaSnapshot()).not.toContain(SAYS.tr);
}

/** The message is removed, because the interface has started. */
async function isGone(page: Page): Promise<void> {
  await expect(page.locator('#not-started')).toHaveCount(0);
  await expect(page.locator('#root:not([data-prerendered])')).toBeVisible();
}

/** Sets the animation that shows the message, which runs without a script, to this age of the page, and stops it there. */
async function reach(page: Page, seconds: number): Promise<void> {
  const session = await sessionOf(page);
  const expression = `for (const each of document.getAnimations()) { each.pause(); each.currentTime = ${seconds * 1000}; }
    document.getAnimations().length`;
  // none until the style has come
  await expect.poll(async () => (await session.send('Runtime.evaluate', { expression })).result.value).toBe(1);
}

/** Delays the interface's own script, like a slow network, until `goOn`. */
async function holdScript(page: Page) {
  await page.unroute(MAIN_SCRIPT);
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(MAIN_SCRIPT, async (route) => {
    await free;
    await route.continue();
  });
  return { goOn };
}

type Rule = { within: string; selector: string; declarations: [name: string, value: string][] };

/** All rules of the built stylesheet about this message, except the one for browsers that report whether scripts run. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, before = '', mark] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (mark === '{') {
      open.push(before.trim());
      continue;
    }
    const [selector = '', within = ''] = [open.pop(), open.join(' ')];
    const concerns = /page-notice|page-again|not-started|still-loading/.test(`${within} ${selector}`);
    if (!concerns || before === '' || /scripting|prefers-reduced-motion/.test(within)) continue;
    const declarations = before
      .split(';')
      .map((each) => each.split(':').map((part) => part.trim()) as [string, string]);
    rules.push({ within, selector, declarations });
  }
  return rules;
}
