import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, TOOLS } from './child.mjs';
import { ROOT } from './paths.mjs';

/** The journeys whose path contains one of the words; all without words. */
export function journeysNamed(words) {
  const paths = readdirSync(join(ROOT, 'journeys'), { recursive: true })
    .map((name) => `journeys/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.spec.ts'));
  return words.length === 0 ? paths : paths.filter((path) => words.some((word) => path.includes(word)));
}

/** Runs them on a built product; arguments are passed to Playwright. Returns the exit code. */
export function runJourneys(node, env, args = []) {
  // Node reads the sources itself, as in the other tests
  return run(node, [TOOLS.playwright, 'test', ...args], { env: { ...env, PW_DISABLE_TS_ESM: '1' } });
}
