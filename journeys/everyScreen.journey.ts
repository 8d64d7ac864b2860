import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AXE, expectAccessible } from './axe.ts';
import { openBrowser } from './browser.ts';
import { untouchedDemo } from './demoProduct.ts';
import { type Device, type OpenState, openDevice, type Stand } from './gallery/device.ts';
import { everyState } from './gallery/everyState.ts';
import {
  arrivalFaults,
  escapeFaults,
  headFaults,
  keyboardFaults,
  largeTextFaults,
  layoutFaults,
  motionFaults,
  partedWords,
  policyFaults,
  resize,
  smallTargets,
  switchLanguage,
} from './gallery/inspect.ts';
import { logInOnce } from './gallery/logIns.ts';
import type { ScreenState } from './gallery/screenState.ts';
import type { Product } from './server.ts';

/** The narrowest phone, or a desktop screen at 400 %. */
const NARROW = 320;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** In the order of the language button; the last one has the longest words and is used for the remaining checks. */
const LANGUAGES = ['tr', 'en', 'de'] as const;
/** The build lists the URLs of each interface there. */
const BUILD = join(import.meta.dirname, '../dist/web');
const SCREENS = { '/member-ui': 'screens.json', '/office-ui': 'office/screens.json' };

const browser = await openBrowser();
let product: Product;
let stand: Stand;
/** Unused devices: each state takes one, and returns it if it was left in order. */
const free: Device[] = [];
const seen = new Set<string>();

beforeAll(async () => {
  product = await untouchedDemo();
  stand = { browser, origin: product.origin, logInOf: logInOnce(browser, product.origin) };
});

afterAll(async () => {
  await Promise.all(free.map((device) => device.close()));
  await product?.stop();
});

it.concurrent.each(everyState)('$name: everybody can use it, in every language', async (state) => {
  const device = free.pop() ?? (await openDevice(stand, { script: AXE }));
  const open = await device.open(state, { language: LANGUAGES[0], width: NARROW });
  seen.add(new URL(open.page.url()).pathname);

  const faults = [
    ...(await onTheNarrowestPhone(open, state)),
    ...(await byKeyboard(open)),
    ...(await withLargeText(open)),
    ...(state.hasDialog ? await escapeFaults(open.page) : []),
  ];

  expect(
    [...faults, ...(await policyFaults(open.page)), ...(await motionFaults(open.page)), ...open.complaints()].join(
      '\n',
    ),
  ).toBe('');
  free.push(device);
});

it('was every screen that has an address', () => {
  const addresses = Object.entries(SCREENS).flatMap(([base, file]) =>
    Object.keys(JSON.parse(readFileSync(join(BUILD, file), 'utf8'))).map((path) => base + path),
  );
  const isSeen = (address: string) => [...seen].some((path) => pattern(address).test(path));
  expect(addresses.filter((address) => !isSeen(address))).toEqual([]);
});

/** Turns `/member-ui/sub-member/:id` into a pattern. */
function pattern(address: string): RegExp {
  return new RegExp(`^${address.replace(/:\w+/g, '\\d+').replace(/\/$/, '/?')}$`);
}

/** Checks the state in each language in turn; typed values and opened parts stay. */
async function onTheNarrowestPhone({ page }: OpenState, state: ScreenState): Promise<string[]> {
  const faults = await arrivalFaults(page, state);
  for (const [place, language] of LANGUAGES.entries()) {
    if (place > 0) await switchLanguage(page, language);
    const found = [
      ...(await headFaults(page, state, language)),
      ...(await layoutFaults(page)),
      ...(await partedWords(page)),
    ];
    faults.push(...found.map((fault) => `${language}, ${NARROW} px: ${fault}`));
  }
  return [...faults, ...(await smallTargets(page))];
}

async function byKeyboard({ page }: OpenState): Promise<string[]> {
  await resize(page, DESK);
  await expectAccessible(page);
  return [...(await layoutFaults(page)), ...(await partedWords(page)), ...(await keyboardFaults(page))];
}

async function withLargeText({ page }: OpenState): Promise<string[]> {
  await resize(page, PHONE);
  const parted = await partedWords(page);
  const faults = await largeTextFaults(page);
  return [...parted, ...faults.map((fault) => `letters twice as large: ${fault}`)];
}
