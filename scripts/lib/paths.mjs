import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout; everything runs here, whatever the present folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, 'node_modules');
export const CACHE = join(ROOT, '.cache');
/** Node's compile cache. */
export const COMPILED = join(CACHE, 'compiled');
