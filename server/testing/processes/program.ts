import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { patience } from '../../../scripts/lib/patience.mjs';
import { ROOT } from '../../platform/root.ts';

/** The server as `npm start` runs it. */
export const SERVER = 'dist/server/main.js';

/** The whole environment of a program. Node's compile cache is the one of `npm start`. */
export const BARE_ENVIRONMENT = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') };

/** Longer than any program takes that ends by itself. */
const PATIENCE_MS = patience(60_000);
const run = promisify(execFile);

/** The exit code, null if it had to be killed; and its whole output. */
export type Outcome = { exitCode: number | null; said: string };

/**
 * Runs a program of the product to its end, with only these settings: `['dist/server/office.js', 'fees']`. `root` is the
 * folder of another installation.
 */
export function runProgram(args: readonly string[], settings: Record<string, string>, root = ROOT): Promise<Outcome> {
  const options = { cwd: root, env: { ...BARE_ENVIRONMENT, ...settings }, timeout: PATIENCE_MS };
  return run(process.execPath, [...args], options).then(
    ({ stdout, stderr }) => ({ exitCode: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ exitCode: code, said: stdout + stderr }),
  );
}
