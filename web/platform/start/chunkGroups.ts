import type { Plugin } from 'vite';
import { inBrowserBuild } from './browserBuild.ts';

/** The number of screens that must share a module before it moves to the common file. */
const MIN_SHARE_COUNT = 3;
const HTML_ENTRY = /\.html$/;
const STYLE = /\.css$/;
/** Fetched when the log-in is on screen, so it is no part of the larger files. */
const DIALOG = /[\\/]web[\\/](ui[\\/]actions[\\/]Dialog|platform[\\/]forms[\\/](Refusal|Error)Dialog)\./;
/** zod, which forms need and lists do not: a quarter of all script. */
const ZOD_MODULE = /[\\/]node_modules[\\/]zod[\\/]/;

/**
 * Makes fewer and larger files, because on a phone each one costs a round trip. One file holds what the entry imports
 * at once, one what many screens share, and one what many forms share. Everything else stays with its screen.
 */
export function chunkGroups(): Plugin {
  const entryModules = new Set<string>();
  const importsZod = new Map<string, boolean>();
  return {
    name: 'chunk-groups',
    apply: inBrowserBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // with what it imports at once; modules that a package only re-exports stay with the screens that use them
                { name: (id) => (HTML_ENTRY.test(id) ? 'entry' : null) },
                { name: (id) => (DIALOG.test(id) ? 'dialog' : null) },
                // the style of all screens: fetched beside the first one that is not the log-in
                { name: (id) => (STYLE.test(id) ? 'style' : null) },
                // before "forms", because a group takes along what its modules import
                { name: (id) => (importsZod.get(id) ? null : 'screens'), minShareCount: MIN_SHARE_COUNT },
                { name: 'forms', minShareCount: MIN_SHARE_COUNT },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const addEntryModule = (id: string): void => {
        if (entryModules.has(id)) return;
        entryModules.add(id);
        for (const imported of imports(id)) addEntryModule(imported);
      };
      const needsSchemas = (id: string): boolean => {
        const known = importsZod.get(id);
        if (known !== undefined) return known;
        // ends the recursion for modules in an import cycle
        importsZod.set(id, ZOD_MODULE.test(id));
        const needs = ZOD_MODULE.test(id) || imports(id).some(needsSchemas);
        importsZod.set(id, needs);
        return needs;
      };
      for (const id of this.getModuleIds()) {
        if (HTML_ENTRY.test(id)) addEntryModule(id);
        needsSchemas(id);
      }
      // happens if something imports a contract as a whole instead of its calls
      if ([...entryModules].some((id) => ZOD_MODULE.test(id)))
        this.error('The schemas would be fetched before the log-in.');
    },
  };
}
