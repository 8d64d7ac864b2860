import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The product's folder, both for the sources and for the bundled program. */
export const ROOT = dirname(rootPackage());

function rootPackage(): string {
  const path = findPackageJSON('.', import.meta.url);
  if (!path) throw new Error(`${import.meta.dirname} is in no folder of the product's`);
  return path;
}
