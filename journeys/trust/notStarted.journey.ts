import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../axe.ts';
import { openBrowser, openVisitor, sessionOf } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { openMember } from '../member.ts';
import { words } from '../words.ts';

const { origin } = sharedDemo();
const browser = await openBrowser();

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
const breaks = {
  'is not there': (route) => route.fulfill({ status: 404, body: '' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is a page of a proxy’s': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'is in a syntax that the browser does not know': script('const page = start |> later;'),
  'needs what the browser does not have': script('Array.prototype.notYet.call([]);'),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** Features that Safari 9 and Chrome 49 have, like custom properties. */
const PLAIN = [
  ...[
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
  ],
  ...[
    'margin',
    'margin-top',
    'padding',
    'max-width',
    'max-height',
    'background',
    'border',
    'border-bottom',
    'border-radius',
  ],
  ...['color', 'line-height', 'text-align', 'text-decoration', 'white-space'],
];

const BUILD = join(import.meta.dirname, '../../dist/web');

// proves: promise.11
it.each(Object.entries(breaks))(
  'a page whose script %s says so, with the contact data, and reloads',
  async (_what, fail) => {
    for (const address of ['/member-ui/?view=form', '/office-ui/']) {
      const { page } = await openVisitor(browser, origin, 'phone');
      await page.route(MAIN_SCRIPT, fail);
      await page.goto(address);
      await isSaid(page);
      await expectAccessible(page);
      await page.unroute(MAIN_SCRIPT);

      await notice(page).getByRole('link', { name: 'Neu laden · Yenile · Reload' }).click();

      await isGone(page);
      await page.getByRole('heading', { level: 1, name: words.de.accounts.logIn.title }).waitFor();
      await page.context().close();
    }
  },
);

// proves: promise.11
it('a logged-in reader sees no white page if the script does not start', async () => {
  const { page } = await openMember(browser, 'mehmet', { device: 'phone', language: 'tr' });
  await page.route(MAIN_SCRIPT, breaks['is in a syntax that the browser does not know']);
  await page.goto('/member-ui/my-account');
  await isSaid(page);
  await expectAccessible(page);
  await page.unroute(MAIN_SCRIPT);

  await notice(page)
    .getByRole('link', { name: /Yenile/ })
    .click();

  await page.getByRole('heading', { level: 1, name: words.tr.myAccount.title }).waitFor();
  await isGone(page);
  await page.context().close();
});

// proves: promise.11
it.each(['/member-ui/register', '/member-ui/news', '/office-ui/'])(
  'without any script it is said all the same, after ten seconds and not before: %s',
  async (address) => {
    const { page } = await openVisitor(browser, origin, 'phone');
    await page.route(EVERY_SCRIPT, (route) => route.abort('connectionreset'));
    await page.goto(address);
    await reach(page, 8);
    await isSilent(page);

    await reach(page, 11);

    await isSaid(page);
    await page.context().close();
  },
);

it.each(['/member-ui/', '/member-ui/?view=form', '/member-ui/news', '/office-ui/'])(
  'nothing of it is there, seen or heard, while a slow network brings the script: %s',
  async (address) => {
    const visitor = await openVisitor(browser, origin, 'phone');
    const { page } = visitor;
    const { goOn } = await holdScript(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('html[data-start]').waitFor();
    await reach(page, 50);
    await isSilent(page);

    goOn();

    await isGone(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.leave();
  },
);

it('a connection that broke silently is reported after a minute', async () => {
  const { page } = await openVisitor(browser, origin, 'phone');
  const { goOn } = await holdScript(page);
  await page.goto('/member-ui/news', { waitUntil: 'commit' });
  await page.locator('html[data-start=loading]').waitFor();

  await reach(page, 61);

  await isSaid(page);
  goOn();
  await page.context().close();
});

// proves: promise.11
it.each([
  ['it begins', 'Element.prototype.removeAttribute'],
  ['the first screen is drawn', 'Array.prototype.flatMap'],
])('if %s, the same message appears', async (_when, missing) => {
  const { page } = await openVisitor(browser, origin, 'phone');
  await page.addInitScript(`${missing} = undefined`);
  await page.goto('/member-ui/');

  await isSaid(page);
  await page.context().close();
});

it('a reader without scripts is told so, with the contact data', async () => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/member-ui/');

  await page.locator('noscript [lang=tr]').waitFor();
  await isSaid(page);
  await context.close();
});

it.each(['assets', 'office/assets'])('it is written in a CSS that browsers of ten years ago know: %s', (folder) => {
  const styles = join(BUILD, folder);
  const file = readdirSync(styles).find((name) => /^style-.*\.css$/.test(name)) ?? '';
  const rules = rulesOf(readFileSync(join(styles, file), 'utf8'));

  expect(rules.map(({ selector }) => selector)).toEqual(expect.arrayContaining(['.page-notice', '.not-started', 'to']));
  for (const { within, selector, declarations } of rules) {
    expect(within).toMatch(/^$|^@keyframes [\w-]+$/);
    expect(selector).toMatch(/^(to|[\w. +-]+|\[data-start=\w+\] [\w. -]+)$/);
    for (const [name, value] of declarations) {
      expect(PLAIN).toContain(name);
      expect(value).toMatch(/^([\w .#-]|var\(--[\w-]+\))+$/);
    }
  }
});

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: SAYS.en });
}

/** The message is visible and accessible, with links that work without a script. */
async function isSaid(page: Page): Promise<void> {
  await notice(page).waitFor();
  expect(await notice(page).locator('strong').allInnerTexts()).toEqual([SAYS.de, SAYS.tr, SAYS.en]);
  const links = await notice(page).getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    '',
    PHONE,
    MAIL,
    DEATH,
    ...DEATH_PAGES,
  ]);
  const box = await notice(page).boundingBox();
  expect(box?.height).toBeGreaterThan(200);
}

/** The message takes no room, is not read aloud, and Tab does not reach it. */
async function isSilent(page: Page): Promise<void> {
  const words = page.locator('#not-started');
  expect(await words.isVisible()).toBe(false);
  expect((await words.boundingBox())?.height).toBe(0);
  expect(await page.locator('body').ariaSnapshot()).not.toContain(SAYS.tr);
}

/** The message is removed, because the interface has started. */
async function isGone(page: Page): Promise<void> {
  await page.locator('#not-started').waitFor({ state: 'detached' });
  await page.locator('#root:not([data-drawn])').waitFor();
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
