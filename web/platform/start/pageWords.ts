import type { Plugin } from 'vite';

/** What is different in the pages of the interfaces: `%title%` in the page is its `title`. */
type PageWords = Readonly<Record<'title' | 'door' | 'de' | 'tr' | 'en', string>>;

/** One page is the frame of every interface; each puts its own words into it. */
export function pageWords(words: PageWords): Plugin {
  return {
    name: 'page-words',
    transformIndexHtml: {
      // before the page's script is looked for
      order: 'pre',
      handler: (page) =>
        Object.entries(words).reduce((filled, [name, text]) => filled.replace(`%${name}%`, text), page),
    },
  };
}
