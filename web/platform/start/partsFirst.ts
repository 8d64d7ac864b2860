import type { Plugin } from 'vite';
import { inBrowserBuild } from './browserBuild.ts';

/** Vite's helper for `import()`, which receives the names of the files of the part. */
const VITES_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's helper before every `import()` with `fetchPart` of that module, and adds the part's own file to its
 * list.
 */
export function partsFirst(module: string): Plugin {
  let stands = false;
  return {
    name: 'parts-first',
    apply: inBrowserBuild,
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, others, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...others])] : others,
        },
      },
    }),
    load(id) {
      if (id !== VITES_HELPER) return null;
      stands = true;
      return `export { fetchPart as __vitePreload } from ${JSON.stringify(module)};`;
    },
    generateBundle() {
      if (!stands) throw new Error(`Vite has no ${VITES_HELPER} any more: nothing stands before import()`);
    },
  };
}
