import type { Plugin } from 'vite';
import { inBrowserBuild } from './browserBuild.ts';

/** The number of screens that must share a module before it moves to the common file. */
const SHARED_BY = 3;
const DOOR = /\.html$/;
/** zod, which forms need and lists do not: a quarter of all script. */
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]/;

/**
 * Makes fewer and larger files, because on a phone each one costs a round trip. One file holds what the entry imports
 * at once, one what many screens share, and one what many forms share. Everything else stays with its screen.
 */
export function fewFiles(): Plugin {
  const atOnce = new Set<string>();
  const withSchemas = new Map<string, boolean>();
  return {
    name: 'few-files',
    apply: inBrowserBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // with what it imports at once; modules that a package only re-exports stay with the screens that use them
                { name: (id) => (DOOR.test(id) ? 'door' : null) },
                // before "forms", because a group takes along what its modules import
                { name: (id) => (withSchemas.get(id) ? null : 'screens'), minShareCount: SHARED_BY },
                { name: 'forms', minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const fetchAtOnce = (id: string): void => {
        if (atOnce.has(id)) return;
        atOnce.add(id);
        for (const imported of imports(id)) fetchAtOnce(imported);
      };
      const needsSchemas = (id: string): boolean => {
        const known = withSchemas.get(id);
        if (known !== undefined) return known;
        // ends the recursion for modules in an import cycle
        withSchemas.set(id, SCHEMAS.test(id));
        const needs = SCHEMAS.test(id) || imports(id).some(needsSchemas);
        withSchemas.set(id, needs);
        return needs;
      };
      for (const id of this.getModuleIds()) {
        if (DOOR.test(id)) fetchAtOnce(id);
        needsSchemas(id);
      }
      // happens if something imports a contract as a whole instead of its calls
      if ([...atOnce].some((id) => SCHEMAS.test(id))) this.error('The schemas would be fetched before the log-in.');
    },
  };
}
