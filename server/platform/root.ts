import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The product's folder, wherever this runs: as one of the sources, or as a part of the program made of them. */
export const ROOT = dirname(rootPackage());

function rootPackage(): string {
  const path = findPackageJSON('.', import.meta.url);
  if (!path) throw new Error(`${import.meta.dirname} is in no folder of the product's`);
  return path;
}
