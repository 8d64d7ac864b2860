import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, languages } from '../../domain/shared/language.ts';
import { openBrowser } from '../browser.ts';
import { startProduct } from '../server.ts';
import { openDevice, type Stand } from './device.ts';
import { everyState } from './everyState.ts';
import { galleryPage } from './galleryPage.ts';
import { logInOnce } from './logIns.ts';

import type { ScreenState } from './screenState.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'gallery');
const WIDTHS = [390, 1280];
const AT_ONCE = 2;

/** One screenshot to take. */
type Shot = { state: ScreenState; language: (typeof languages)[number]; width: number; scheme: 'light' | 'dark' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    dark: { type: 'boolean', default: false },
  },
});

const shots = wantedShots();
if (shots.length === 0) throw new Error(`no such screen: ${positionals.join(' ')}`);
const isWhole = positionals.length === 0 && !values.language && !values.width;
if (isWhole) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const [product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()]);
const stand: Stand = { browser, origin: product.origin, logInOf: logInOnce(browser, product.origin) };
const queue = [...shots];
let failed = 0;
await Promise.all(Array.from({ length: AT_ONCE }, takeThem));
await browser.close();
await product.stop();
writeFileSync(join(FOLDER, 'index.html'), galleryPage(FOLDER));
process.stdout.write(`${shots.length - failed} pictures in gallery/, to be seen in gallery/index.html\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function takeThem(): Promise<void> {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    try {
      await take(shot);
    } catch (error) {
      failed += 1;
      process.stderr.write(`${nameOf(shot)}: ${error instanceof Error ? error.message : error}\n`);
    }
  }
}

async function take(shot: Shot): Promise<void> {
  const { state, language, width, scheme } = shot;
  const isPhone = width < 800;
  const device = await openDevice(stand, { colorScheme: scheme, hasTouch: isPhone });
  const { page } = await device.open(state, { language, width, height: isPhone ? 844 : 900 });
  // a dialog fills the window, so the page behind it is not needed
  await page.screenshot({ path: join(FOLDER, nameOf(shot)), fullPage: !state.hasDialog });
  await device.close();
}

function wantedShots(): Shot[] {
  const spoken = values.language?.filter(isLanguage) ?? languages;
  const wide = values.width?.map(Number) ?? WIDTHS;
  const scheme = values.dark ? 'dark' : 'light';
  return everyState
    .filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)))
    .flatMap((state) => spoken.flatMap((language) => wide.map((width): Shot => ({ state, language, width, scheme }))));
}

function nameOf({ state, language, width, scheme }: Shot): string {
  return `${state.name}.${language}.${width}${scheme === 'dark' ? '.dark' : ''}.png`;
}
