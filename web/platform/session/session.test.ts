import { beforeEach, expect, it, vi } from 'vitest';

const KEPT_AS = 'vefa.session';
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

it('a page with somebody’s things begins anew where somebody else logs in, or they log out, in another tab', async () => {
  const session = await aPageOf(X);

  elsewhere({ loggedIn: true, step: 0, owner: Y });

  expect(begun).toEqual([Y]);
  expect(session.currentSession().loggedIn).toBe(false);

  const another = await aPageOf(X);
  elsewhere({ loggedIn: false, step: 0 });
  expect(begun.at(-1)).toBeUndefined();
  expect(another.currentSession().loggedIn).toBe(false);
});

it('what a page holds of a session that is over is not for whoever logs in next', async () => {
  const session = await aPageOf(X);

  session.endSession('session_over');
  elsewhere({ loggedIn: true, step: 0, owner: Y });

  expect(begun).toEqual([Y]);
});

it('they themselves go on, in whichever tab they log in or reach a step', async () => {
  const session = await aPageOf(X);

  elsewhere({ loggedIn: true, step: 3, owner: X });
  expect(session.currentSession().step).toBe(3);
  session.endSession('session_over');
  elsewhere({ loggedIn: true, step: 3, owner: X });

  expect(session.currentSession().loggedIn).toBe(true);
  expect(begun).toEqual([]);
});

it('a page that knew nobody goes on as whoever logs in in another tab', async () => {
  const session = await aPage();

  elsewhere({ loggedIn: true, step: 0, owner: Y });

  expect(session.currentSession()).toMatchObject({ loggedIn: true, owner: Y });
  expect(begun).toEqual([]);
});

it('somebody counts as logged in only while this page and the device agree on it', async () => {
  const session = await aPageOf(X);
  expect([session.isLoggedIn(X), session.isLoggedIn(Y)]).toEqual([true, false]);

  // the page has not heard of it yet
  device.set(KEPT_AS, JSON.stringify({ loggedIn: true, step: 0, owner: Y }));

  expect([session.isLoggedIn(X), session.isLoggedIn(Y)]).toEqual([false, false]);
});

it('an answer of the server for somebody else is a log-in that was missed', async () => {
  device.set(KEPT_AS, JSON.stringify({ loggedIn: true, step: 4 }));
  const session = await aPage();

  session.noteOwner(X);
  expect(session.isLoggedIn(X)).toBe(true);
  expect(session.currentSession().step).toBe(4);
  session.noteOwner(Y);

  expect(begun).toEqual([Y]);
  expect(session.isLoggedIn(X)).toBe(false);
});

/** As it is loaded. */
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

/** Another tab keeps something, and this one hears of it. */
function elsewhere(kept: object): void {
  device.set(KEPT_AS, JSON.stringify(kept));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEPT_AS }));
}
