import type { Plugin, Rolldown } from 'vite';

/** For plugins that shape what browsers fetch: neither the development server nor the program that draws pages ahead. */
export const inBrowserBuild: Plugin['apply'] = (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;

/** The chunk that stands for a module, by the module's path; `name` is for whoever misses it. */
export function chunkOf(
  bundle: Rolldown.OutputBundle,
  isIt: (module: string) => boolean,
  name: string,
): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId && isIt(file.facadeModuleId)) return file;
  }
  throw new Error(`the build has no ${name}`);
}
