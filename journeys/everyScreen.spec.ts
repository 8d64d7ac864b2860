import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { patience } from '../scripts/lib/patience.mjs';
import { AXE, expectAccessible } from './axe.ts';
import { test as base, expect, startDemo } from './fixtures.ts';
import { type Device, type OpenState, openDevice, type Stand } from './gallery/device.ts';
import { everyState } from './gallery/everyState.ts';
import {
  arrivalFaults,
  escapeFaults,
  fitFaults,
  headFaults,
  keyboardFaults,
  largeTextFaults,
  motionFaults,
  policyFaults,
  resize,
  smallTargets,
  switchLanguage,
} from './gallery/inspect.ts';
import { logInOnce } from './gallery/logIns.ts';
import type { ScreenState } from './gallery/screenState.ts';
import { TRANSLATOR, translateOnce, translatorFromTheStart, WAYS, type Way } from './translator.ts';

/** The narrowest phone, or a desktop screen at 400 %. */
const NARROW = 320;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** In the order of the language button; the last one has the longest words and is used for the remaining checks. */
const LANGUAGES = ['tr', 'en', 'de'] as const;
const LOOK = { language: LANGUAGES[0], width: NARROW };
/** What is told of a translated page on which everything is well. */
const UNHARMED = { outdated: [], unseen: '' };
/** The build lists the URLs of each interface there. */
const BUILD = join(import.meta.dirname, '../dist/web');
const SCREENS = { '/member-ui': 'screens.json', '/office-ui': 'office/screens.json' };

/** What a reader sees, without line breaks, and what stands in the fields. */
const SEEN = `[
  document.querySelector('dialog[open]')?.innerText,
  document.body.innerText,
  ...[...document.querySelectorAll('input:not([type=file]), select, textarea')].map((field) => field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value),
].map((seen) => String(seen).replace(/\\s+/g, '')).join('\\n')`;

type Devices = {
  plain: Device;
  /** Translated when a test says so. */
  translatable: Device;
  /** Translated from the first text on, and whenever a text appears, as browsers do. */
  translated: Record<Way, Device>;
};

const test = base.extend<object, { devices: Devices }>({
  devices: [
    async ({ browser }, use) => {
      const product = await startDemo();
      const stand: Stand = { browser, origin: product.origin, logInOf: logInOnce(browser, product.origin) };
      const [plain, translatable, moved, replaced, inserted] = await Promise.all(
        [AXE, TRANSLATOR, ...WAYS.map(translatorFromTheStart)].map((script) => openDevice(stand, { script })),
      );
      if (!plain || !translatable || !moved || !replaced || !inserted) throw new Error('a device is missing');
      await use({ plain, translatable, translated: { moved, replaced, 'inserted before': inserted } });
      await Promise.all([plain, translatable, moved, replaced, inserted].map((device) => device.close()));
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

// a trace of each step would take half of the time; the list of faults says what is wrong
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

for (const [place, state] of everyState.entries()) {
  const way = WAYS[place % WAYS.length] ?? 'moved';

  test(`${state.name}: everybody can use it, in every language, on a translated page too (${way})`, async ({
    devices,
  }) => {
    const isTranslatedLast = mayBeTranslatedLast(state, place);
    // at once, because a page waits half of the time
    const [open, translated] = await Promise.all([
      devices.plain.open(state, LOOK),
      isTranslatedLast ? undefined : openTranslated(devices, state, { way, place }),
    ]);
    if (translated) {
      expect(await onATranslatedPage(translated)).toEqual(UNHARMED);
      // only a copy can stay on the page when its text goes
      if (state.prepare && way !== 'moved') await expectSameSeen(translated.page, open.page);
    }

    if (isAtItsAddress(state)) expect(new URL(open.page.url()).pathname).toMatch(patternOf(addressOf(state)));
    expect((await faultsOf(open, state)).join('\n')).toBe('');

    if (isTranslatedLast) {
      await open.page.evaluate(TRANSLATOR);
      await translateOnce(open.page, way);
      expect(await onATranslatedPage(open)).toEqual(UNHARMED);
    }
  });
}

test('every screen that has an address is among them', () => {
  const addresses = Object.entries(SCREENS).flatMap(([base, file]) =>
    Object.keys(JSON.parse(readFileSync(join(BUILD, file), 'utf8'))).map((path) => base + path),
  );
  const shown = everyState.filter(isAtItsAddress).flatMap((state) => [addressOf(state), ...ledOn(state)]);
  expect(addresses.filter((address) => !shown.some((one) => patternOf(address).test(one)))).toEqual([]);
});

/** Both pages say the same once both have loaded everything. */
async function expectSameSeen(translated: Page, plain: Page): Promise<void> {
  await expect(async () => {
    const seen = await plain.evaluate<string>(SEEN);
    expect(await translated.evaluate<string>(SEEN)).toBe(seen);
  }).toPass({ timeout: patience(10_000) });
}

/** Whether it is known where the visitor is at the end: what is done on a screen may lead elsewhere. */
function isAtItsAddress({ prepare, endsAt }: ScreenState): boolean {
  return !prepare || endsAt !== undefined;
}

/** An address that leads to another one by itself. */
function ledOn({ prepare, endsAt, ...state }: ScreenState): string[] {
  return prepare || endsAt === undefined ? [] : [addressOf(state)];
}

/** The path with which a state ends, with a number in place of each id. */
function addressOf({ base, path, endsAt, of, part }: ScreenState): string {
  return `${base ?? '/member-ui'}${(endsAt ?? path).replace(/[?#].*/, '')}${of && !endsAt ? `1${part?.replace(/[?].*/, '') ?? ''}` : ''}`;
}

/** Turns `/member-ui/sub-member/:id` and `/member-ui/sub-member/1` into a pattern. Lists have names. */
function patternOf(address: string): RegExp {
  const path = address.replace(/:(list|kind)\b/, '[a-z_]+').replace(/:\w+|\d+/g, '\\d+');
  return new RegExp(`^${path.replace(/\/$/, '/?')}$`);
}

/** Where the visitor does nothing, a page need not be opened anew to be translated once: it is when all else was seen. */
function mayBeTranslatedLast({ prepare, hasDialog }: ScreenState, place: number): boolean {
  return !isTranslatedAlways(place) && !prepare && !hasDialog;
}

function isTranslatedAlways(place: number): boolean {
  return place % 2 === 0;
}

/** In turn: a page that is translated all the time, and one that is translated once before the visitor does anything. */
function openTranslated(
  { translated, translatable }: Devices,
  state: ScreenState,
  { way, place }: { way: Way; place: number },
): Promise<OpenState> {
  if (isTranslatedAlways(place)) return translated[way].open(state, LOOK);
  return translatable.open(state, { ...LOOK, onArrival: (page) => translateOnce(page, way) });
}

async function onATranslatedPage({ page, complaints }: OpenState) {
  const outdated = await page.evaluate<string[]>('globalThis.translator?.outdated() ?? []');
  return { outdated, unseen: complaints().join('\n') };
}

async function faultsOf({ page, complaints }: OpenState, state: ScreenState): Promise<string[]> {
  return [
    ...(await onTheNarrowestPhone(page, state)),
    ...(await byKeyboard(page)),
    ...(await withLargeText(page)),
    ...(state.hasDialog ? await escapeFaults(page) : []),
    ...(await policyFaults(page)),
    ...(await motionFaults(page)),
    ...complaints(),
  ];
}

/** Checks the state in each language in turn; typed values and opened parts stay. */
async function onTheNarrowestPhone(page: Page, state: ScreenState): Promise<string[]> {
  const faults = await arrivalFaults(page, state);
  for (const [place, language] of LANGUAGES.entries()) {
    if (place > 0) await switchLanguage(page, language);
    const found = [...(await headFaults(page, state, language)), ...(await fitFaults(page))];
    faults.push(...found.map((fault) => `${language}, ${NARROW} px: ${fault}`));
  }
  return [...faults, ...(await smallTargets(page))];
}

async function byKeyboard(page: Page): Promise<string[]> {
  await resize(page, DESK);
  await expectAccessible(page);
  return [...(await fitFaults(page)), ...(await keyboardFaults(page))];
}

async function withLargeText(page: Page): Promise<string[]> {
  await resize(page, PHONE);
  const fit = await fitFaults(page);
  const faults = await largeTextFaults(page);
  return [...fit, ...faults.map((fault) => `letters twice as large: ${fault}`)];
}
