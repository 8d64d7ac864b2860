import { ensureProductBuilt } from './productBuild.mjs';

/** Before tests that start the product: never on what was built of earlier sources. */
export function setup() {
  return ensureProductBuilt(process.execPath);
}
