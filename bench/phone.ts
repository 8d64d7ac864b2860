/**
 * How long a phone waits: `node bench/phone.ts <rounds> <url>…`. Each URL is a running product with its demo, for example of
 * copies that are built differently. Every page is loaded with an empty cache, over HTTP/2 and slow 4G, by a processor four
 * times slower; the products take turns. The figures are medians.
 */
import { type Browser, type BrowserContextOptions, type CDPSession, chromium } from 'playwright-core';
import { browserProgram } from '../journeys/browser.ts';
import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';
import { openFront } from './http2Front.ts';

const MEMBER = 'ayse@demo.example';
/** Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_PROCESSOR = 4;
/** Until files have arrived that nothing on screen waits for. */
const REST_MS = 700;
const PHONE: BrowserContextOptions = {
  ignoreHTTPSErrors: true,
  locale: 'de-AT',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** True in the page once React handles the fields of a prerendered form. */
const TAKES_INPUT = `Object.keys(document.querySelector('#root:not([data-prerendered]) input') ?? {}).some((key) => key.startsWith('__reactProps'))`;
const HAS_TITLE = `document.querySelector('h1') !== null`;
const pages = [
  { path: '/member-ui/?view=form', ready: TAKES_INPUT, isInside: false },
  { path: '/member-ui/register', ready: TAKES_INPUT, isInside: false },
  { path: '/member-ui/news', ready: HAS_TITLE, isInside: true },
  { path: '/member-ui/payment', ready: HAS_TITLE, isInside: true },
] as const;

type Load = { requests: number; scripts: number; bytes: number; painted: number; ready: number };
type Session = BrowserContextOptions['storageState'];

const [rounds, ...urls] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await browserProgram() });
const fronts = await Promise.all(urls.map(openFront));
try {
  const sessions: Session[] = [];
  for (const { origin } of fronts) sessions.push(await logIn(browser, origin));
  for (const page of pages) {
    const loads: Load[][] = fronts.map(() => []);
    for (let round = 0; round < Number(rounds); round++) {
      for (const [index, { origin }] of fronts.entries()) {
        loads[index]?.push(await load(browser, `${origin}${page.path}`, page, sessions[index]));
      }
    }
    for (const [index, own] of loads.entries()) console.log(page.path, urls[index], summary(own));
  }
} finally {
  await browser.close();
  for (const front of fronts) front.close();
}

async function logIn(phone: Browser, origin: string): Promise<Session> {
  const context = await phone.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${origin}/member-ui/?view=form`);
  await page.locator('input').first().fill(MEMBER);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/news');
  const session = await context.storageState();
  await context.close();
  return session;
}

async function load(
  phone: Browser,
  address: string,
  { ready, isInside }: (typeof pages)[number],
  session: Session,
): Promise<Load> {
  const context = await phone.newContext({ ...PHONE, ...(isInside && session ? { storageState: session } : {}) });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const counted = await throttle(devTools);
  await page.addInitScript(
    `const look = () => { if (${ready}) performance.mark('ready'); else requestAnimationFrame(look); }; look();`,
  );
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  await page.waitForTimeout(REST_MS);
  const [painted = 0, isReady = 0] = await page.evaluate(() =>
    ['first-contentful-paint', 'ready'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
  );
  await context.close();
  return { ...counted(), painted, ready: isReady };
}

/** Slows the page down; returns a function with what it has fetched so far. */
async function throttle(devTools: CDPSession): Promise<() => Pick<Load, 'requests' | 'scripts' | 'bytes'>> {
  let [requests, scripts, bytes] = [0, 0, 0];
  devTools.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (!url.startsWith('data:')) requests += 1;
    if (url.endsWith('.js')) scripts += 1;
  });
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return () => ({ requests, scripts, bytes });
}

function summary(loads: readonly Load[]): string {
  const median = (of: keyof Load) => loads.map((one) => one[of]).sort((a, b) => a - b)[loads.length >> 1] ?? 0;
  const times = `painted ${Math.round(median('painted'))} ms, ready ${Math.round(median('ready'))} ms`;
  return `${median('requests')} requests, ${median('scripts')} scripts, ${Math.round(median('bytes') / 1_024)} KiB, ${times}`;
}
