import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { COMPILED, MODULES, ROOT } from './paths.mjs';

/** The command-line tools of the project, as files that Node runs. */
export const TOOLS = {
  biome: join(MODULES, '@biomejs/biome/bin/biome'),
  knip: join(MODULES, 'knip/bin/knip.js'),
  playwright: join(MODULES, '@playwright/test/cli.js'),
  tsc: join(MODULES, 'typescript/bin/tsc'),
  vite: join(MODULES, 'vite/bin/vite.js'),
  vitest: join(MODULES, 'vitest/vitest.mjs'),
};

/** Runs a command with our own input and output; returns its exit code. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  return ended(child);
}

/** Runs a command silently; returns its exit code and output. */
export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await ended(child), output };
}

/** Our environment for a child process: the given Node comes first in PATH, and the child uses our compile cache. */
export function environmentWith(node, more = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = `${dirname(node)}${separator}${process.env.PATH ?? ''}`;
  return { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH: path, ...more };
}

/** The exit code of a child process; a signal counts as in a shell. */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
