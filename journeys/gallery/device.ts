import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { Language } from '../../domain/shared/language.ts';
import { watch } from '../browser.ts';
import { words } from '../words.ts';
import { type Call, holdCalls } from './call.ts';
import type { Pass } from './door.ts';
import { pretend } from './pretend.ts';
import { answer, type Person, type ScreenState } from './screenState.ts';

const PATIENCE_MS = 15_000;
const QUIET_MS = 120;
const POLL_MS = 30;
const IN_PAGE = join(import.meta.dirname, 'inPage.js');
/** Of the product's origin, with nothing that runs: where what the device keeps can be changed. */
const EMPTY_ROOM = '/empty-room';
/** What is asked of the server; scripts, styles and fonts are the product's own in every state. */
const ADDRESSES = [EMPTY_ROOM, '/api/*', '/login', '/logout'];

export type Stand = {
  browser: Browser;
  origin: string;
  passOf: (person: Person) => Promise<Pass>;
};

export type Look = { language: Language; width: number; height?: number };

/** A state on screen, and what went wrong unseen on the way there. */
export type OpenState = { page: Page; complaints(): string[] };

/** One browser context with one page, which opens one state after the other and forgets everything in between. */
export type Device = {
  open(state: ScreenState, look: Look): Promise<OpenState>;
  close(): Promise<void>;
};

/** A page that stays is opened anew in half of the time that a new one takes. */
export async function openDevice({ browser, origin, passOf }: Stand, more?: BrowserContextOptions): Promise<Device> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
    ...more,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript({ path: IN_PAGE });
  const page = await context.newPage();
  const watched = watch(context, origin);
  watched.expectStatus(422, '/login');
  const underWay = requestsUnderWay(page);

  let hear = emptyRoom;
  await holdCalls(
    page,
    ADDRESSES.map((path) => origin + path),
    (call) => hear(call),
  );

  const forget = async () => {
    hear = emptyRoom;
    await page.goto(EMPTY_ROOM);
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await context.clearCookies();
    watched.forget();
    underWay.clear();
  };

  const open = async (state: ScreenState, { language, width, height = 900 }: Look) => {
    await forget();
    const pass = state.who === 'nobody' ? undefined : await passOf(state.who);
    await page.setViewportSize({ width, height });
    await context.addCookies(pass?.cookies ?? []);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept(state, pass, language))})`);
    const pretence = pretend(state, language);
    hear = pretence.hear;
    await page.goto(`${state.base ?? '/member-ui'}${state.path}`);
    await page.evaluate('look.untilHeading()');
    await settled(page, state, underWay);
    if (state.prepare) {
      await state.prepare({ page, words: words[language], language });
      await settled(page, state, underWay);
    }
    return {
      page,
      complaints: () => [...watched.complaints().filter((each) => !isOwn(state, each)), ...pretence.written()],
    };
  };

  return { open, close: () => context.close() };
}

/** It belongs to the same group of pages as the product's: another group would be another process. */
function emptyRoom(call: Call): Promise<unknown> {
  if (call.url.pathname !== EMPTY_ROOM) return call.breakOff('Aborted');
  return call.reply({ headers: { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' } });
}

/** What the state itself answers is no complaint. */
function isOwn({ answers = {} }: ScreenState, complaint: string): boolean {
  return Object.keys(answers).some((key) => key.split(' ').every((part) => complaint.includes(part)));
}

/** What the device of somebody who comes to this state keeps. */
function kept({ step, isGreeted = true }: ScreenState, pass: Pass | undefined, language: Language) {
  return {
    'vefa.language': language,
    'vefa.session': JSON.stringify({ loggedIn: pass !== undefined, step: step ?? pass?.step ?? 0 }),
    ...(isGreeted && pass ? { 'vefa.greeted': String(pass.householdId) } : {}),
  };
}

function requestsUnderWay(page: Page): Set<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Waits until everything that was asked for has come, fonts too, and nothing more is asked for. */
async function settled(page: Page, { answers = {} }: ScreenState, underWay: Set<Request>): Promise<void> {
  const never = Object.keys(answers).filter((key) => answers[key] === answer.never);
  const isAwaited = (request: Request) => !never.some((key) => request.url().includes(pathOf(key)));
  for (let quietMs = 0; quietMs < QUIET_MS; ) {
    await wait(POLL_MS);
    quietMs = [...underWay].some(isAwaited) ? 0 : quietMs + POLL_MS;
  }
  if (never.length === 0) await page.locator('[role=status][data-shape]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

function pathOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}
