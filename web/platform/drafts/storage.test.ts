import { beforeEach, expect, it, vi } from 'vitest';

let browser: Map<string, string>;
let forbids: boolean;
let isFull: boolean;

beforeEach(() => {
  browser = new Map();
  forbids = false;
  isFull = false;
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: open });
  vi.resetModules();
  return () => Reflect.deleteProperty(globalThis, 'localStorage');
});

it('values are stored in the browser, for every tab', async () => {
  const { deviceStorage } = await import('./storage.ts');
  deviceStorage.set('step', '2');
  browser.set('session', 'of another tab');

  expect([deviceStorage.get('step'), browser.get('step'), deviceStorage.get('session')]).toEqual([
    '2',
    '2',
    'of another tab',
  ]);
  expect(deviceStorage.keys()).toEqual(['step', 'session']);
  deviceStorage.remove('step');
  expect([deviceStorage.get('step'), browser.has('step')]).toEqual([null, false]);
});

it('if the browser forbids storage, the page keeps the values in memory', async () => {
  forbids = true;
  const { deviceStorage } = await import('./storage.ts');
  expect([deviceStorage.get('step'), deviceStorage.keys()]).toEqual([null, []]);

  deviceStorage.set('step', '2');

  expect([deviceStorage.get('step'), deviceStorage.keys()]).toEqual(['2', ['step']]);
  deviceStorage.remove('step');
  expect([deviceStorage.get('step'), deviceStorage.keys()]).toEqual([null, []]);
});

it('a value that a full browser refused counts until another tab stores one', async () => {
  const { deviceStorage } = await import('./storage.ts');
  deviceStorage.set('session', 'step 1');
  isFull = true;

  deviceStorage.set('session', 'step 2');

  expect(deviceStorage.get('session')).toBe('step 2');
  browser.set('session', 'over');
  expect(deviceStorage.get('session')).toBe('over');
  isFull = false;
  deviceStorage.set('session', 'anew');
  expect([deviceStorage.get('session'), browser.get('session')]).toEqual(['anew', 'anew']);
});

/** As in browsers, stored items are properties of the object. */
function open(): unknown {
  if (forbids) throw new Error('The operation is insecure.');
  const calls = {
    getItem: (key: string) => browser.get(key) ?? null,
    removeItem: (key: string) => void browser.delete(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('The quota has been exceeded.');
      browser.set(key, value);
    },
  };
  return Object.create(calls, Object.fromEntries([...browser.keys()].map((key) => [key, { enumerable: true }])));
}
