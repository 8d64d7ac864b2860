import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const TIMEOUT_MS = 60_000;

/**
 * Whether an expression needs time in proportion to the text at most, whatever the text: undefined, or what is wrong with it.
 * By the package's program in JavaScript: its others are not to be had everywhere.
 */
export function judge({ pattern, flags }) {
  const { checkSync } = require('recheck/lib/browser.js');
  const { status, complexity, error, attack } = checkSync(pattern, flags, { timeout: TIMEOUT_MS });
  if (status === 'safe') return undefined;
  if (status === 'unknown') return `cannot be judged (${error?.kind})`;
  return `${complexity.summary} over ${JSON.stringify(attack.pattern)}`;
}

/** What was judged safe before, kept by a hash of the expression and the package's version in `folder`. */
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
    // none yet, or one that was cut off while it was written: judged anew
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return [];
    throw error;
  }
}
