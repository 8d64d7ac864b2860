import type { HtmlTagDescriptor, Plugin } from 'vite';
import { languages } from '../../../domain/shared/language.ts';
import { chunkOf, inBrowserBuild } from './browserBuild.ts';

/** Whether a module, by its path, holds the public texts of a language. */
function isWordsOf(language: string, module: string): boolean {
  return module.replaceAll('\\', '/').endsWith(`/texts/public.${language}.ts`);
}

/**
 * Preloads in the page's head what is needed together with the script: the texts of each language, of which the server
 * keeps one, and `earliest`, which runs first. Texts are fetched and not imported: every page needs them, and a failed
 * module import cannot be repeated (decision 13).
 */
export function pageHead(earliest: string): Plugin {
  let base = '/';
  return {
    name: 'page-head',
    apply: inBrowserBuild,
    configResolved: (config) => {
      base = config.base;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: earliest });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) => {
        const fileOf = (isIt: (module: string) => boolean) =>
          base + chunkOf(bundle, isIt, 'part of the page’s head').fileName;
        const words = languages.map((language) => ({
          hreflang: language,
          href: fileOf((module) => isWordsOf(language, module)),
        }));
        return [
          ...words.map((attrs) => inHead('link', { rel: 'preload', as: 'fetch', crossorigin: true, ...attrs })),
          inHead('script', { type: 'module', async: true, src: fileOf((module) => module === earliest) }),
        ];
      },
    },
  };
}

function inHead(tag: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head' };
}
