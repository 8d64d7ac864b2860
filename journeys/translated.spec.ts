import type { Page } from 'playwright-core';
import { test as base, expect } from './fixtures.ts';
import { type Device, openDevice, type Stand } from './gallery/device.ts';
import { everyState } from './gallery/everyState.ts';
import { logInOnce } from './gallery/logIns.ts';
import type { ScreenState } from './gallery/screenState.ts';
import { TRANSLATOR, translateOnce, translatorFromTheStart, WAYS, type Way } from './translator.ts';

const LOOK = { language: 'de', width: 390 } as const;

/** What a reader sees, without line breaks, and what stands in the fields. */
const SEEN = `[
  document.querySelector('dialog[open]')?.innerText,
  document.body.innerText,
  ...[...document.querySelectorAll('input:not([type=file]), select, textarea')].map((field) => field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value),
].map((seen) => String(seen).replace(/\\s+/g, '')).join('\\n')`;

type Visit = { device: Device; onArrival?: (page: Page) => Promise<void> };

type Devices = {
  plain: Device;
  /** Translated when a test says so. */
  translatable: Device;
  /** Translated from the first text on, and whenever a text appears, as browsers do. */
  translated: Record<Way, Device>;
};

const test = base.extend<object, { devices: Devices }>({
  devices: [
    async ({ browser, demo: { origin } }, use) => {
      const stand: Stand = { browser, origin, logInOf: logInOnce(browser, origin) };
      const translated = (way: Way) => openDevice(stand, { script: translatorFromTheStart(way) });
      await use({
        plain: await openDevice(stand),
        translatable: await openDevice(stand, { script: TRANSLATOR }),
        translated: {
          moved: await translated('moved'),
          replaced: await translated('replaced'),
          'inserted before': await translated('inserted before'),
        },
      });
    },
    { scope: 'worker' },
  ],
});

// a trace of each step would take half of the time; the texts say what differs
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

for (const [place, state] of everyState.entries()) {
  const way = WAYS[place % WAYS.length] ?? 'moved';

  test(`${state.name} is the same on a translated page (${way})`, async ({ devices }) => {
    const shown = await seen(translatedOne(devices, way, place), state);

    expect(shown).toMatchObject({ outdated: [], unseen: '' });
    if (state.prepare && leavesCopies(way)) expect(shown).toEqual(await seen({ device: devices.plain }, state));
  });
}

/** Only a copy can stay on the page when its text goes. */
function leavesCopies(way: Way): boolean {
  return way !== 'moved';
}

/** In turn: a page that is translated all the time, and one that is translated once before the visitor does anything. */
function translatedOne({ translated, translatable }: Devices, way: Way, place: number): Visit {
  if (place % 2 === 0) return { device: translated[way] };
  return { device: translatable, onArrival: (page) => translateOnce(page, way) };
}

async function seen({ device, onArrival }: Visit, state: ScreenState) {
  const { page, complaints } = await device.open(state, { ...LOOK, onArrival });
  const text = await page.evaluate<string>(SEEN);
  const outdated = await page.evaluate<string[]>('globalThis.translator?.outdated() ?? []');
  return { text, outdated, unseen: complaints().join('\n') };
}
