import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const TIMEOUT_MS = 60_000;

/**
 * What is wrong with an expression; undefined if it takes linear time for every text. Uses the package's JavaScript
 * program, because its other ones do not run everywhere.
 */
export function judge({ pattern, flags }) {
  const { checkSync } = require('recheck/lib/browser.js');
  const { status, complexity, error, attack } = checkSync(pattern, flags, { timeout: TIMEOUT_MS });
  if (status === 'safe') return undefined;
  if (status === 'unknown') return `cannot be judged (${error?.kind})`;
  return `${complexity.summary} over ${JSON.stringify(attack.pattern)}`;
}

/** Expressions that were judged safe before, stored in `folder` by a hash of expression and package version. */
export function knownSafe(folder) {
  const { version } = require('recheck/package.json');
  const file = join(folder, `regexps-${version}.json`);
  const safe = new Set(readKnown(file));
  const nameOf = ({ pattern, flags }) => createHash('sha256').update(`${flags}/${pattern}`).digest('base64url');
  return {
    has: (regexp) => safe.has(nameOf(regexp)),
    add: (regexp) => safe.add(nameOf(regexp)),
    keep: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...safe]));
    },
  };
}

function readKnown(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // no file yet, or one whose writing was interrupted: judged again
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return [];
    throw error;
  }
}
