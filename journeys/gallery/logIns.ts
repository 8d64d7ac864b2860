import type { Browser, BrowserContextOptions } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import type { Person } from './screenState.ts';

type Cookies = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>['cookies'];

/** A logged-in person: the session's cookies, and the device's storage. */
export type LogIn = { cookies: Cookies; householdId: number | null; step: number };

/** Logs each person in once, on first use; later calls return the same session. */
export function logInOnce(browser: Browser, origin: string): (person: Person) => Promise<LogIn> {
  const known = new Map<Person, Promise<LogIn>>();
  return (person) => {
    const session = known.get(person) ?? logInTwice(browser, origin, person);
    known.set(person, session);
    return session;
  };
}

/** Twice, so that the list of logged-in devices has a second one. */
async function logInTwice(browser: Browser, origin: string, person: Person): Promise<LogIn> {
  await logIn(browser, origin, person);
  return logIn(browser, origin, person);
}

async function logIn(browser: Browser, origin: string, person: Person): Promise<LogIn> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const response = await context.request.post('/login', {
      data: { email: `${person}@demo.example`, password: DEMO_PASSWORD, remember: true },
    });
    if (!response.ok()) throw new Error(`${person} cannot log in: ${response.status()}`);
    const { household, application } = await response.json();
    const { cookies } = await context.storageState();
    return { cookies, householdId: household?.id ?? null, step: application?.step ?? 4 };
  } finally {
    await context.close();
  }
}
