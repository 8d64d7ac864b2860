import type { Plugin } from 'vite';
import { inBrowserBuild } from './browserBuild.ts';

/** Vite's helper for `import()`, which receives the names of the files of the part. */
const VITE_PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's helper before every `import()` with `fetchChunk` of that module, and adds the chunk's own file to its
 * list.
 */
export function replacePreloadHelper(module: string): Plugin {
  let isReplaced = false;
  return {
    name: 'preload-helper',
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
      if (id !== VITE_PRELOAD_HELPER) return null;
      isReplaced = true;
      return `export { fetchChunk as __vitePreload } from ${JSON.stringify(module)};`;
    },
    generateBundle() {
      if (!isReplaced) throw new Error(`Vite has no ${VITE_PRELOAD_HELPER} any more: imports would not be retried`);
    },
  };
}
