import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { patience } from '../scripts/lib/patience.mjs';

/** A phone and a desktop: every screen must work on both. */
export const widths = { phone: 390, desk: 1280 } as const;

export type Device = keyof typeof widths;

/** Longer than anything may take, even on a busy machine. */
const PATIENCE_MS = patience(15_000);
const OVERLOADED = 503;

const heights = { phone: 844, desk: 900 } as const;

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser named by `CHROMIUM`. Otherwise the bundled one, which is the same everywhere, and faster by a third
 * because it has no windows. Otherwise the system's.
 */
export async function browserProgram(): Promise<string> {
  const program = process.env.CHROMIUM ?? (await bundledChromium()) ?? systemBrowsers.find(existsSync);
  if (!program) throw new Error('there is no Chromium here: name one in CHROMIUM');
  return program;
}

/** The browser of this process, for pictures without a test. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Cookies and local storage from earlier visits. */
export type StoredState = { cookies?: Parameters<BrowserContext['addCookies']>[0]; kept?: Record<string, string> };

/** A browser context of the product at `origin`: a device in Vienna with reduced motion. */
export async function openContext(
  browser: Browser,
  origin: string,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
    ...more,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** The window of a device, and whether it is touched. */
export function viewOf(device: Device): BrowserContextOptions {
  const isPhone = device === 'phone';
  return { viewport: { width: widths[device], height: heights[device] }, hasTouch: isPhone, isMobile: isPhone };
}

/**
 * A script for each page of the tab: only the first page gets the storage of earlier visits; later ones keep the
 * present one.
 */
export function storeOnce(origin: string, kept: Record<string, string>): string {
  const isFirst = `location.origin === ${JSON.stringify(origin)} && name === ''`;
  return `if (${isFirst}) { name = 'not new'; Object.assign(localStorage, ${JSON.stringify(kept)}); }`;
}

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** The requests that a page has sent and that are not answered yet: `GET http://…`. */
export function pendingRequestsOf(page: Page): string[] {
  return [...(pendingRequests.get(page) ?? [])].map((request) => `${request.method()} ${request.url()}`);
}

const sessions = new WeakMap<Page, CDPSession>();

/** The debugging protocol, for what Playwright lacks or does slowly. */
export async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

type Watched = {
  /** Problems so far that are not visible on screen. */
  complaints(): string[];
  /** A request with this status is expected: `expectStatus(422, '/login')`. */
  expectStatus(status: number, path: string): void;
  forget(): void;
};

/**
 * Records invisible problems of pages that open from now on: console, failed requests, refused calls, foreign hosts.
 */
export function watch(context: BrowserContext, origin: string): Watched {
  const found: string[] = [];
  const expected = new Set<string>();
  const watchPage = (page: Page) => {
    page.on('console', (message) => {
      // refused requests are judged by their status below; the browser reports them here a second time
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        found.push(`console error: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => found.push(`uncaught: ${error}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      pendingRequests.set(page, (pendingRequests.get(page) ?? new Set()).add(request));
      if (url.protocol.startsWith('http') && url.origin !== origin) found.push(`foreign host: ${request.url()}`);
    });
    page.on('requestfinished', (request) => pendingRequests.get(page)?.delete(request));
    page.on('requestfailed', (request) => {
      pendingRequests.get(page)?.delete(request);
      const reason = request.failure()?.errorText ?? '';
      // leaving a page and downloading end requests that nobody waits for any more
      if (reason !== 'net::ERR_ABORTED') found.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() < 400 || expected.has(`${response.status()} ${pathname}`)) return;
      // an overloaded machine: the product says so within moments, and the interface asks for what it reads again
      if (response.status() === OVERLOADED && response.request().method() === 'GET') return;
      found.push(`${response.status()}: ${response.request().method()} ${pathname}`);
    });
  };
  context.on('page', watchPage);
  return {
    complaints: () => [...found],
    expectStatus: (status, path) => void expected.add(`${status} ${path}`),
    forget: () => void found.splice(0),
  };
}

/** How the browser of the journeys is started: one process for each context, and no spare one. */
export async function launchOptions(): Promise<LaunchOptions> {
  const frugal = ['--disable-gpu', '--disable-dev-shm-usage', '--renderer-process-limit=1'];
  return { executablePath: await browserProgram(), args: ['--no-sandbox', ...frugal] };
}

// it unpacks the libraries that a bare system lacks only if it believes to run at that cloud provider
async function bundledChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  const program = await bundled.executablePath();
  findItsFonts();
  return program;
}

/**
 * The bundled browser looks for its fonts only in `/tmp`, wherever they were unpacked. Without any font it crashes at
 * the first character that the page's own fonts lack.
 */
function findItsFonts(): void {
  const file = join(tmpdir(), 'fonts', 'fonts.conf');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, settings.replaceAll('>/tmp/fonts', `>${join(tmpdir(), 'fonts')}`));
}
