import type { Plugin, Rolldown } from 'vite';
import { languages } from '../../../domain/shared/language.ts';
import { chunkOf, inBrowserBuild } from './browserBuild.ts';
import { readRouteTable } from './readRouteTable.ts';

/**
 * A module with a route table, and the texts (for example `texts/inside.de.ts`) that its screens need besides the
 * public ones.
 */
type RouteTableModule = { table: string; words?: string };

/**
 * Writes `screens.json`: for each URL the files that its screen needs besides the page's own. The server preloads them
 * in the page's head, so that they load while the script is still being parsed.
 */
export function screenFiles(routeTables: readonly RouteTableModule[]): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'screen-files',
    apply: inBrowserBuild,
    enforce: 'pre',
    transform(source, id) {
      if (routeTables.some(({ table }) => table === id)) sources.set(id, source);
    },
    generateBundle(_options, bundle) {
      const entryFiles = filesOf(
        chunkOf(bundle, (path) => path.endsWith('.html'), 'entry'),
        bundle,
      );
      const screens = routeTables.flatMap(({ table, words }) => {
        const { screens: shown, others } = readRouteTable(sources.get(table) ?? '');
        const frame = others.filter((module) => module.startsWith('./'));
        const found = [...shown].map(([address, modules]) => {
          const needed = [...modules, ...frame].flatMap((each) => [...filesOf(chunkAt(each, bundle), bundle)]);
          const files = [...new Set(needed)].filter((file) => !entryFiles.has(file));
          return [address, { files, ...(words ? { words: wordsOf(words, bundle) } : {}) }] as const;
        });
        if (found.length === 0) throw new Error(`${table}: no table of screens`);
        return found;
      });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(screens)) });
    },
  };
}

function chunkAt(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  return chunkOf(bundle, (path) => path.endsWith(`/web/${module.slice('./'.length)}`), `file for ${module}`);
}

function wordsOf(name: string, bundle: Rolldown.OutputBundle): Record<string, string> {
  const file = (language: string) =>
    chunkOf(bundle, (path) => path.endsWith(`/texts/${name}.${language}.ts`), `${name} words`).fileName;
  return Object.fromEntries(languages.map((language) => [language, file(language)]));
}

function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, found);
  }
  return found;
}
