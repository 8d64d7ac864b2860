import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../domain/shared/language.ts';

const bigFirst = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * Leads to a page from the other ways in which people type its address: German nouns and printed names begin with a capital
 * letter, and posters are set in capitals. What stands behind the question mark stays.
 */
export function redirectTyped(app: FastifyInstance, path: string, language: Language): void {
  const words = path.slice(1).split('/');
  const typed = new Set([
    words.map(bigFirst).join('/'),
    bigFirst(words.join('/')),
    path.slice(1).toUpperCase(),
    path.slice(1).toLocaleUpperCase(language),
  ]);
  for (const address of typed) {
    app.get(`/${address}`, async ({ url }, reply) => {
      const mark = url.indexOf('?');
      return reply.header('referrer-policy', 'no-referrer').redirect(path + (mark < 0 ? '' : url.slice(mark)), 301);
    });
  }
}
