import type { Plugin } from 'vite';

/** What differs between the pages of portal and office: `%title%` in the HTML is replaced by `title`. */
type PageWords = Readonly<Record<'title' | 'entry' | 'de' | 'tr' | 'en', string>>;

/** Fills the texts of an interface into the common HTML page. */
export function pageWords(words: PageWords): Plugin {
  return {
    name: 'page-words',
    transformIndexHtml: {
      // before Vite looks for the page's script
      order: 'pre',
      handler: (page) =>
        Object.entries(words).reduce((filled, [name, text]) => filled.replace(`%${name}%`, text), page),
    },
  };
}
