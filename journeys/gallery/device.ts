import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { Language } from '../../domain/shared/language.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { openContext, watch } from '../browser.ts';
import { words } from '../words.ts';
import { type Call, holdCalls } from './call.ts';
import { fakeServer } from './fakeServer.ts';
import type { LogIn } from './logIns.ts';
import { answer, type Person, type ScreenState } from './screenState.ts';

const QUIET_MS = 120;
const POLL_MS = 30;
const IN_PAGE = join(import.meta.dirname, 'inPage.js');
/** Requests that are held; scripts, styles and fonts always come from the product. */
const ADDRESSES = ['/api/*', '/login', '/logout'];

export type Stand = {
  browser: Browser;
  origin: string;
  logInOf: (person: Person) => Promise<LogIn>;
};

export type Look = {
  language: Language;
  width: number;
  height?: number;
  /** Happens to the page before the visitor does anything. */
  onArrival?: ((page: Page) => Promise<void>) | undefined;
};

/** A state on screen, and the invisible problems on the way there. */
export type OpenState = { page: Page; complaints(): string[] };

/** One browser context with one page, which opens one state after the other and deletes everything in between. */
export type Device = {
  open(state: ScreenState, look: Look): Promise<OpenState>;
  close(): Promise<void>;
};

export type Extras = BrowserContextOptions & {
  /** Runs in each page before its own scripts. */
  script?: string;
};

/** Reuses a page, which opens twice as fast as a new one. */
export async function openDevice(
  { browser, origin, logInOf }: Stand,
  { script, ...more }: Extras = {},
): Promise<Device> {
  const context = await openContext(browser, origin, more);
  await context.addInitScript({ content: `globalThis.patienceMs = ${patience(15_000)}` });
  await context.addInitScript({ path: IN_PAGE });
  if (script) await context.addInitScript({ content: script });
  const watched = watch(context, origin);
  watched.expectStatus(422, '/login');
  const page = await context.newPage();
  const underWay = requestsUnderWay(page);

  let handle: (call: Call) => Promise<unknown> = abort;
  const answers = new Set<Promise<unknown>>();
  await holdCalls(
    page,
    ADDRESSES.map((path) => origin + path),
    (call) => {
      const answered = handle(call).finally(() => answers.delete(answered));
      answers.add(answered);
      return answered;
    },
  );
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');

  /** Opens a URL with exactly this storage; without a page in between, which would take as long again. */
  const arrive = async (address: string, keeps: object) => {
    const source = `localStorage.clear(); sessionStorage.clear(); Object.assign(localStorage, ${JSON.stringify(keeps)})`;
    const script = await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await page.goto(address);
    await session.send('Page.removeScriptToEvaluateOnNewDocument', script);
  };

  const open = async (state: ScreenState, { language, width, height = 900, onArrival }: Look) => {
    handle = abort;
    const logIn = state.who === 'nobody' ? undefined : await logInOf(state.who);
    await page.setViewportSize({ width, height });
    await context.clearCookies();
    await context.addCookies(logIn?.cookies ?? []);
    watched.forget();
    underWay.clear();
    const server = fakeServer(state, language);
    // the page that is left may still send requests
    page.once('framenavigated', () => {
      handle = server.handle;
    });
    const number = state.of ? (await logInOf(state.of)).householdId : '';
    await arrive(
      `${state.base ?? '/member-ui'}${state.path}${number}${state.part ?? ''}`,
      kept(state, logIn, language),
    );
    await page.evaluate('look.until(() => document.querySelector("h1"))');
    await settled(page, state, underWay);
    await onArrival?.(page);
    if (state.prepare) {
      await state.prepare({ page, words: words[language], language });
      await settled(page, state, underWay);
    }
    return {
      page,
      complaints: () => [...watched.complaints().filter((each) => !isOwn(state, each)), ...server.written()],
    };
  };

  /** After the last answer, because one to a closed page would fail, and with it the whole run. */
  const close = async () => {
    handle = abort;
    await page.goto('about:blank');
    await Promise.all(answers);
    await context.close();
  };

  return { open, close };
}

function abort(call: Call): Promise<unknown> {
  return call.abort('Aborted');
}

/** A problem that the state itself causes is expected. */
function isOwn({ answers = {} }: ScreenState, complaint: string): boolean {
  return Object.keys(answers).some((key) => key.split(' ').every((part) => complaint.includes(part)));
}

/** What the browser has stored when a screen in this state is opened. */
function kept({ step, isGreeted = true }: ScreenState, logIn: LogIn | undefined, language: Language) {
  return {
    'vefa.language': language,
    'vefa.session': JSON.stringify({ loggedIn: logIn !== undefined, step: step ?? logIn?.step ?? 0 }),
    ...(isGreeted && logIn ? { 'vefa.greeted': String(logIn.householdId) } : {}),
  };
}

function requestsUnderWay(page: Page): Set<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Waits until all requests, fonts too, are answered and no new one follows. */
async function settled(page: Page, { answers = {} }: ScreenState, underWay: Set<Request>): Promise<void> {
  const never = Object.keys(answers).filter((key) => answers[key] === answer.never);
  const isAwaited = (request: Request) => !never.some((key) => request.url().includes(pathOf(key)));
  for (let quietMs = 0; quietMs < QUIET_MS; ) {
    await wait(POLL_MS);
    quietMs = [...underWay].some(isAwaited) ? 0 : quietMs + POLL_MS;
  }
  if (never.length === 0) await page.evaluate(`look.until(() => !document.querySelector('[role=status][data-shape]'))`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

function pathOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}
