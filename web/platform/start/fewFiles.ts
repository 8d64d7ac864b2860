import type { Plugin } from 'vite';
import { inBrowserBuild } from './browserBuild.ts';

/** As many screens have to need a module before all of them fetch it at once. */
const SHARED_BY = 3;
const DOOR = /\.html$/;
/** What the forms need and mere lists do not: the schemas, a quarter of all script. */
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]/;

/**
 * Fewer, larger files: on a phone each one costs a journey of its own. What a door imports at once is one file; of the
 * rest, what many screens share is one more, and one what many forms share. Everything else stays with its screens.
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
                { name: (id) => (atOnce.has(id) ? 'door' : null) },
                // before the forms: a group takes along what its modules import
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
        // for whoever is met again on the way
        withSchemas.set(id, SCHEMAS.test(id));
        const needs = SCHEMAS.test(id) || imports(id).some(needsSchemas);
        withSchemas.set(id, needs);
        return needs;
      };
      for (const id of this.getModuleIds()) {
        if (DOOR.test(id)) fetchAtOnce(id);
        needsSchemas(id);
      }
      // a contract that is taken in as a whole, in place of its calls alone
      if ([...atOnce].some((id) => SCHEMAS.test(id))) this.error('The schemas would be fetched before the log-in.');
    },
  };
}
