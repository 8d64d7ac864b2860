import type { MoreTexts } from './platform/words.ts';

/** The texts behind a log-in, which few screens without one need as well. */
export const insideWords: MoreTexts = {
  de: async () => (await import('../texts/inside.de.ts')).insideDe,
  tr: async () => (await import('../texts/inside.tr.ts')).insideTr,
  en: async () => (await import('../texts/inside.en.ts')).insideEn,
};
