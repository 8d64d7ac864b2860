import type { Plugin } from 'vite';
import { inBrowserBuild } from './browserBuild.ts';

/** What Vite puts before every `import()`, with the names of the files that the part needs. */
const VITES_HELPER = '\0vite/preload-helper.js';

/** Puts `fetchPart`, from that module, before every `import()`, in place of Vite's own helper; tells it the part's own file too. */
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
