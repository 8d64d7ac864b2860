import type { Plugin } from 'vite';
import { inBrowserBuild } from './browserBuild.ts';

const INFINITE_QUERIES = '/infiniteQueryBehavior.js';

/** Leaves out the library's lists that grow while scrolling, which the interfaces do not have: 1 kB before the log-in. */
export function leaveOutInfiniteQueries(): Plugin {
  let isFound = false;
  return {
    name: 'leave-out-infinite-queries',
    apply: inBrowserBuild,
    enforce: 'pre',
    load(id) {
      const path = id.replaceAll('\\', '/');
      if (!path.includes('/query-core/') || !path.endsWith(INFINITE_QUERIES)) return null;
      isFound = true;
      const names = ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
    generateBundle() {
      if (!isFound) throw new Error('The library has no file of infinite queries any more: nothing was left out.');
    },
  };
}
