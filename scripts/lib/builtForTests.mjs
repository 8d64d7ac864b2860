import { ensureProductBuilt } from './productBuild.mjs';

/** Runs before tests that start the product, so that they never use an outdated build. */
export function setup() {
  return ensureProductBuilt(process.execPath);
}
