import { ensureInstalled } from './install.mjs';
import { findNode } from './node24.mjs';

/** What every command needs first: the packages, and a Node that runs TypeScript. Answers the latter's path. */
export async function prepare() {
  await ensureInstalled();
  return findNode();
}
