import type { Plugin, Rolldown } from 'vite';

/** Restricts a plugin to builds for browsers: not in the development server, and not in the prerendering build. */
export const inBrowserBuild: Plugin['apply'] = (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;

/** The chunk of a module, by the module's path; `name` is for the error message. */
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
