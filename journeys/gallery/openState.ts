import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { Language } from '../../domain/shared/language.ts';
import { watch } from '../browser.ts';
import { words } from '../words.ts';
import type { Pass } from './door.ts';
import { pretend } from './pretend.ts';
import { answer, type Person, type ScreenState } from './screenState.ts';

const PATIENCE_MS = 15_000;
const QUIET_MS = 120;
const POLL_MS = 30;
const IN_PAGE = join(import.meta.dirname, 'inPage.js');

export type Stand = {
  browser: Browser;
  origin: string;
  passOf: (person: Person) => Promise<Pass>;
};

export type Look = { language: Language; width: number; height?: number; more?: BrowserContextOptions };

/** A state on screen, and what went wrong unseen on the way there. */
export type OpenState = { page: Page; complaints(): string[]; close(): Promise<void> };

/** Opens the state in a browser context of its own, as its visitor would come to it. */
export async function openState(stand: Stand, state: ScreenState, look: Look): Promise<OpenState> {
  const { browser, origin } = stand;
  const pass = state.who === 'nobody' ? undefined : await stand.passOf(state.who);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: look.width, height: look.height ?? 900 },
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
    // what the device keeps is put there by the page itself: for Playwright it would be a page of its own, each time
    storageState: { cookies: pass?.cookies ?? [], origins: [] },
    ...look.more,
  });
  await context.addInitScript({ content: keepOnDevice(kept(state, pass, look.language)) });
  await context.addInitScript({ path: IN_PAGE });
  const { complaints, expectStatus } = watch(context, origin);
  const written = await pretend(context, state, look.language);
  expectStatus(422, '/login');
  const settled = settling(context, state);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(`${state.base ?? '/member-ui'}${state.path}`);
  await page.evaluate('look.untilHeading()');
  await settled(page);
  if (state.prepare) {
    await state.prepare({ page, words: words[look.language], language: look.language });
    await settled(page);
  }
  return {
    page,
    complaints: () => [...complaints().filter((each) => !isOwn(state, each)), ...written()],
    close: () => context.close(),
  };
}

/** What the state itself answers is no complaint. */
function isOwn({ answers = {} }: ScreenState, complaint: string): boolean {
  return Object.keys(answers).some((key) => key.split(' ').every((part) => complaint.includes(part)));
}

/** Once for each device: what its visitor changes stays changed. */
function keepOnDevice(items: { name: string; value: string }[]): string {
  // the empty page before the first has no place to keep anything
  return `if (location.protocol !== 'about:' && !sessionStorage.getItem('device')) {
    sessionStorage.setItem('device', 'begun');
    for (const { name, value } of ${JSON.stringify(items)}) localStorage.setItem(name, value);
  }`;
}

function kept({ step, isGreeted = true }: ScreenState, pass: Pass | undefined, language: Language) {
  const session = { loggedIn: pass !== undefined, step: step ?? pass?.step ?? 0 };
  return [
    { name: 'vefa.language', value: language },
    { name: 'vefa.session', value: JSON.stringify(session) },
    ...(isGreeted && pass ? [{ name: 'vefa.greeted', value: String(pass.householdId) }] : []),
  ];
}

/** Waits until everything that was asked for has come, fonts too, and nothing more is asked for. */
function settling(context: BrowserContext, { answers = {} }: ScreenState): (page: Page) => Promise<void> {
  const isNever = (request: Request) =>
    Object.entries(answers).some(([key, each]) => each === answer.never && request.url().includes(pathOf(key)));
  const underWay = new Set<Request>();
  context.on('request', (request) => {
    if (!isNever(request)) underWay.add(request);
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  return async (page) => {
    for (let quietMs = 0; quietMs < QUIET_MS; quietMs = underWay.size === 0 ? quietMs + POLL_MS : 0)
      await wait(POLL_MS);
    if (!Object.values(answers).includes(answer.never)) {
      await page.locator('[role=status][data-shape]').first().waitFor({ state: 'detached' });
    }
    await page.evaluate('document.fonts.ready.then(() => undefined)');
  };
}

function pathOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}
