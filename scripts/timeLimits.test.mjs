import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patience } from './lib/patience.mjs';

const ROOT = join(import.meta.dirname, '..');
const ROOMS = ['domain', 'texts', 'server', 'web', 'journeys', 'scripts', 'bench'];
/** Files that may wait: tests, and what only they use. */
const TEST = /(\.test\.[mt]|^(server\/testing|journeys)\/.*\.[mt])(jsx?|sx?)$/;
/** This file contains the patterns that it looks for. */
const OWN = 'scripts/timeLimits.test.mjs';

/** A limit in milliseconds as a plain number; it must be computed by `patience`. */
const FIXED = [
  /\btimeout: \d[\d_]{3,}/,
  /^ *\}, \d[\d_]{3,}\);/m,
  /^ {2}\d[\d_]{3,}( \+ .*)?,\n\);/m,
  /AbortSignal\.timeout\(\d[\d_]{3,}/,
  /PATIENCE_MS = \d[\d_]{3,}/,
  /(testTimeout|hookTimeout|actionTimeout|navigationTimeout): \d[\d_]{3,}/,
];

test('every time limit of a test grows with the load of the machine', () => {
  const paths = [
    'vitest.config.ts',
    'playwright.config.ts',
    ...ROOMS.flatMap(filesIn).filter((path) => TEST.test(path) && path !== OWN),
  ];

  const fixed = paths.filter((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return FIXED.some((limit) => limit.test(text));
  });

  expect(fixed).toEqual([]);
});

test.each([
  ['await expect.poll(ask, { timeout: 5000 }).toBe(1);'],
  ["test('x', () => {\n}, 60_000);"],
  ["test(\n  'x',\n  () => {},\n  60_000 + RUNS * 50,\n);"],
  ['fetch(url, { signal: AbortSignal.timeout(5_000) })'],
  ['const PATIENCE_MS = 10_000;'],
])('%j is found', (text) => {
  expect(FIXED.some((limit) => limit.test(text))).toBe(true);
});

test('every test waits at least twice as long as an idle machine needs', () => {
  expect(patience(1_000)).toBeGreaterThanOrEqual(2_000);
});

function filesIn(room) {
  return readdirSync(join(ROOT, room), { recursive: true }).map((name) =>
    join(room, String(name)).replaceAll('\\', '/'),
  );
}
