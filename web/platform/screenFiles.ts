import type { Plugin, Rolldown } from 'vite';
import { chunkOf, inBrowserBuild } from './browserBuild.ts';

/** A line of a door's table: an address, and the module that its screen is fetched from. */
const SCREEN = /'(\/[^']*)': async \(\) => \(await import\('\.\/([^']+)'\)\)/g;

/**
 * Writes down for each address which files its screen needs besides the door's own (`screens.json`), so that the server
 * can name them in the page's head: they come while the door is still being read.
 */
export function screenFiles(doors: readonly string[]): Plugin {
  let tables = '';
  return {
    name: 'screen-files',
    apply: inBrowserBuild,
    enforce: 'pre',
    transform(source, id) {
      if (doors.includes(id)) tables += source;
    },
    generateBundle(_options, bundle) {
      const door = chunkOf(bundle, (path) => path.endsWith('.html'), 'door');
      const atOnce = filesOf(door, bundle);
      const screens = [...tables.matchAll(SCREEN)].map(([, address, module]) => {
        const screen = chunkOf(bundle, (path) => path.endsWith(`/web/${module}`), `screen for ${address}`);
        return [String(address), [...filesOf(screen, bundle)].filter((file) => !atOnce.has(file))] as const;
      });
      if (screens.length === 0) throw new Error(`${doors.join(', ')}: no table of screens`);
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(screens)) });
    },
  };
}

function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, found);
  }
  return found;
}
