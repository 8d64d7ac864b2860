import type { Page } from 'playwright-core';

/** What browsers' translators do with a text: they put it into an element of their own, or a copy of it. */
export const WAYS = ['moved', 'replaced', 'inserted before'] as const;

export type Way = (typeof WAYS)[number];

/**
 * A translator in the page, as `translator.translate(way)` and `translator.stay(way)`. The words stay the same, so that
 * a test finds them.
 */
export const TRANSLATOR = `globalThis.translator = {
  /** The text of the page behind each copy. */
  behind: new Map(),

  skipped: ['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'TEMPLATE'],

  /** Wraps all texts that it has not wrapped yet. */
  translate(way) {
    if (!document.body) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) => {
      const parent = text.parentElement;
      const isSkipped = parent.nodeName === 'FONT' || parent.closest(translator.skipped + ', [translate=no]');
      return isSkipped || !text.data.trim() ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    });
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translator.wrap(text, way);
  },

  wrap(text, way) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    if (way !== 'moved') {
      inner.textContent = text.data;
      translator.behind.set(outer, text);
    }
    if (way === 'inserted before') {
      text.parentNode.insertBefore(outer, text);
      text.parentNode.removeChild(text);
    } else text.replaceWith(outer);
    if (way === 'moved') inner.appendChild(text);
  },

  /** Copies that are shown although the page has changed the text since. */
  outdated() {
    const shown = [...translator.behind].filter(([copy]) => copy.isConnected);
    return shown.filter(([copy, text]) => copy.textContent !== text.data).map(([copy, text]) => copy.textContent + ', now ' + text.data);
  },

  /** Translates whatever appears from now on. */
  stay(way) {
    translator.translate(way);
    new MutationObserver(() => translator.translate(way)).observe(document, { childList: true, subtree: true });
  },
};`;

/** Translates what the page shows now, once. */
export function translateOnce(page: Page, way: Way): Promise<void> {
  return page.evaluate(`translator.translate(${JSON.stringify(way)})`);
}

/** For a page that is translated from its first text on. */
export function translatorFromTheStart(way: Way): string {
  return `${TRANSLATOR}\ntranslator.stay(${JSON.stringify(way)});`;
}
