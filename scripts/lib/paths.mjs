import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout; everything runs here, wherever it was called from. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, 'node_modules');
export const CACHE = join(ROOT, '.cache');
/** What Node made of sources: types taken out, compiled. */
export const COMPILED = join(CACHE, 'compiled');
