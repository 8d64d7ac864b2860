import { test as base, type Page } from '@playwright/test';
import {
  APPLICANT_PASSWORD,
  type Credentials,
  demoCredentials,
  type LoggedIn,
  logInAt,
  type MemberOptions,
  newEmail,
  registerAt,
} from './accounts.ts';
import { type Device, openContext, type StoredState, storeOnce, viewOf, watch } from './browser.ts';
import { demoData } from './demoOfAll.ts';
import type { Person } from './gallery/screenState.ts';
import { type Product, startProduct } from './server.ts';

/** A person at a browser of their own. */
export type Guest = {
  page: Page;
  /** A request with this status is expected: `guest.expectStatus(422, '/login')`. */
  expectStatus(status: number, path: string): void;
  /** A problem whose line matches is expected: `guest.expectProblem(/ERR_CONNECTION_REFUSED/)`. */
  expectProblem(line: RegExp): void;
};

export type Resident = Guest & Pick<LoggedIn, 'me' | 'send'>;

/** What a test asks for by name. */
export type Fixtures = {
  /** The product that people open: the worker's demo, unless a file says otherwise. */
  product: Product;
  /** Settings of the product that `untouchedDemo` starts. */
  settings: Record<string, string>;
  /** A demo of its own, in which nothing has happened yet. */
  untouchedDemo: Product;
  /** Opens a browser in which nobody is logged in. */
  openGuest(device?: Device, stored?: StoredState): Promise<Guest>;
  /** Opens a browser in which this account is logged in, through the API. */
  openAccount(credentials: Credentials, options?: MemberOptions): Promise<Resident>;
  /** Opens a browser in which one of the demo's people, or of its office, is logged in. */
  openPerson(who: Person, options?: MemberOptions): Promise<Resident>;
  /** Opens a browser of a new applicant who has just confirmed the e-mail address. */
  openApplicant(options?: MemberOptions): Promise<Resident>;
};

type WorkerFixtures = {
  /**
   * A running product with the demo's people, for all tests of a worker. A test that changes something does so with a
   * new applicant, or with a demo person whom no other file uses, and undoes it.
   */
  demo: Product;
};

/** Of the product's output, in characters. */
const LAST_WORDS = 4_000;

/**
 * The test of all journeys on Playwright's runner. It fails if a page that it opened had a problem that is not visible
 * on screen: an error in the console, a refused call, a foreign host.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses
    async ({}, use) => {
      const demo = await startDemo();
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],

  product: async ({ demo }, use, test) => {
    await use(demo);
    // says why the server refused what the journey met
    if (test.errors.length > 0)
      await test.attach('output of the product', { body: demo.output().slice(-LAST_WORDS), contentType: 'text/plain' });
  },

  settings: {},

  untouchedDemo: async ({ settings }, use) => {
    const demo = await startDemo(settings);
    await use(demo);
    await demo.stop();
  },

  openGuest: async ({ browser, product: { origin } }, use) => {
    const open: { close(): Promise<void>; complaints(): string[] }[] = [];
    await use(async (device = 'desk', { cookies = [], kept = {} } = {}) => {
      const context = await openContext(browser, origin, viewOf(device));
      const { complaints, expectStatus } = watch(context, origin);
      const expected: RegExp[] = [];
      const isUnexpected = (line: string) => !expected.some((each) => each.test(line));
      open.push({ complaints: () => complaints().filter(isUnexpected), close: () => context.close() });
      await context.addCookies(cookies);
      const page = await context.newPage();
      await page.addInitScript({ content: storeOnce(origin, kept) });
      return { page, expectStatus, expectProblem: (line) => void expected.push(line) };
    });
    await Promise.all(open.map(({ close }) => close()));
    const unseen = open.flatMap(({ complaints }) => complaints());
    if (unseen.length > 0) throw new Error(`unseen on the screen:\n${unseen.join('\n')}`);
  },

  openAccount: async ({ product, openGuest }, use) => {
    const loggedIn: LoggedIn[] = [];
    await use(async (credentials, options = {}) => {
      const person = await logInAt(product, credentials, options);
      loggedIn.push(person);
      return { ...person, ...(await openGuest(options.device, person.stored)) };
    });
    await Promise.all(loggedIn.map(({ close }) => close()));
  },

  openPerson: async ({ openAccount }, use) => {
    await use((who, options) => openAccount(demoCredentials(who), options));
  },

  openApplicant: async ({ product, openAccount }, use) => {
    await use(async (options = {}) => {
      const email = newEmail();
      await registerAt(product, email, options.language);
      return openAccount({ email, password: APPLICANT_PASSWORD }, options);
    });
  },
});

/** Starts a demo of its own, with a copy of the data that was made once for all. */
export function startDemo(settings: Record<string, string> = {}): Promise<Product> {
  const env = { LIMIT_REGISTRATIONS_PER_ADDRESS: '10000', ...settings };
  return startProduct({ demo: true, env, copyOf: demoData() });
}

export { expect } from '@playwright/test';
