import type { FastifyInstance } from 'fastify';

/** Lets these pages receive the forms of browsers, as text of at most `bodyLimit` bytes. */
export function acceptForms(pages: FastifyInstance, bodyLimit: number): void {
  const parser = { parseAs: 'string', bodyLimit } as const;
  pages.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, body, done) => done(null, body));
}
