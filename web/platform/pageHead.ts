import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { languages } from '../../domain/shared/language.ts';

const WORDS = languages.map((language) => ({
  language,
  module: new RegExp(`[\\\\/]texts[\\\\/]public\\.${language}\\.ts$`),
}));

/**
 * Names in the page's head what is fetched together with the script: the words of each language, of which the server
 * leaves one, and `earliest`, which runs first.
 */
export function pageHead(earliest: string): Plugin {
  let base = '/';
  return {
    name: 'page-head',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      base = config.base;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: earliest });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) => {
        const fileOf = (isIt: (module: string) => boolean) => base + chunkOf(bundle, isIt).fileName;
        const words = WORDS.map(({ language, module }) => ({
          hreflang: language,
          href: fileOf((id) => module.test(id)),
        }));
        return [
          ...words.map((attrs) => inHead('link', { rel: 'modulepreload', crossorigin: true, ...attrs })),
          inHead('script', { type: 'module', async: true, src: fileOf((module) => module === earliest) }),
        ];
      },
    },
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, isIt: (module: string) => boolean): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId && isIt(file.facadeModuleId)) return file;
  }
  throw new Error('a part of the page’s head is not in the build');
}

function inHead(tag: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head' };
}
