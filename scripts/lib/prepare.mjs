import { assertServerPackages, ensureInstalled } from './install.mjs';
import { findNode } from './node24.mjs';

/** Prepares a command: installs the packages and finds a Node that runs TypeScript. Returns that Node's path. */
export async function prepare() {
  await ensureInstalled();
  return findNode();
}

/** The same for a command that may run beside the server: installs nothing, and reports what is missing. */
export function prepareCommand() {
  assertServerPackages();
  return findNode();
}
