import { assertServerPackages, ensureInstalled } from './install.mjs';
import { findNode } from './node24.mjs';

/** What a command needs first: the packages, and a Node that runs TypeScript. Answers the latter's path. */
export async function prepare() {
  await ensureInstalled();
  return findNode();
}

/** The same for a command that may run beside the server: installs nothing, and says what is missing. */
export function prepareBeside() {
  assertServerPackages();
  return findNode();
}
