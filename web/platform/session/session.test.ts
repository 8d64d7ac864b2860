import { beforeEach, expect, it, vi } from 'vitest';

const STORAGE_KEY = 'vefa.session';
const X = 18;
const Y = 19;

let device: Map<string, string>;
let window: EventTarget;
let begun: (number | undefined)[];

beforeEach(() => {
  device = new Map();
  window = new EventTarget();
  begun = [];
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('a page with a person’s data reloads if that person logs out or somebody else logs in in another tab', async () => {
  const session = await aPageOf(X);

  changeInOtherTab({ loggedIn: true, step: 0, owner: Y });

  expect(begun).toEqual([Y]);
  expect(session.currentSession().loggedIn).toBe(false);

  const another = await aPageOf(X);
  changeInOtherTab({ loggedIn: false, step: 0 });
  expect(begun.at(-1)).toBeUndefined();
  expect(another.currentSession().loggedIn).toBe(false);
});

it('data of an ended session are not shown to the next person who logs in', async () => {
  const session = await aPageOf(X);

  session.endSession('session_over');
  changeInOtherTab({ loggedIn: true, step: 0, owner: Y });

  expect(begun).toEqual([Y]);
});

it('the same person continues, in whichever tab they log in or reach a step', async () => {
  const session = await aPageOf(X);

  changeInOtherTab({ loggedIn: true, step: 3, owner: X });
  expect(session.currentSession().step).toBe(3);
  session.endSession('session_over');
  changeInOtherTab({ loggedIn: true, step: 3, owner: X });

  expect(session.currentSession().loggedIn).toBe(true);
  expect(begun).toEqual([]);
});

it('a page without a log-in takes over the log-in of another tab', async () => {
  const session = await aPage();

  changeInOtherTab({ loggedIn: true, step: 0, owner: Y });

  expect(session.currentSession()).toMatchObject({ loggedIn: true, owner: Y });
  expect(begun).toEqual([]);
});

it('a person counts as logged in only while page and device agree', async () => {
  const session = await aPageOf(X);
  expect([session.isLoggedIn(X), session.isLoggedIn(Y)]).toEqual([true, false]);

  // the page has not received the storage event yet
  device.set(STORAGE_KEY, JSON.stringify({ loggedIn: true, step: 0, owner: Y }));

  expect([session.isLoggedIn(X), session.isLoggedIn(Y)]).toEqual([false, false]);
});

it('an answer for somebody else means that a log-in was missed', async () => {
  device.set(STORAGE_KEY, JSON.stringify({ loggedIn: true, step: 4 }));
  const session = await aPage();

  session.recordOwner(X);
  expect(session.isLoggedIn(X)).toBe(true);
  expect(session.currentSession().step).toBe(4);
  session.recordOwner(Y);

  expect(begun).toEqual([Y]);
  expect(session.isLoggedIn(X)).toBe(false);
});

/** A newly loaded page. */
async function aPage() {
  vi.resetModules();
  const session = await import('./session.ts');
  session.watchOtherTabs((owner) => void begun.push(owner));
  return session;
}

async function aPageOf(owner: number) {
  device.clear();
  const session = await aPage();
  session.beginSession(owner);
  return session;
}

/** Another tab stores something, and this one receives the event. */
function changeInOtherTab(kept: object): void {
  device.set(STORAGE_KEY, JSON.stringify(kept));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: STORAGE_KEY }));
}
