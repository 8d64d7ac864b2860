import type { FastifyInstance } from 'fastify';
import { once } from '../../../domain/shared/once.ts';
import { compress, sendCompressed } from './compression.ts';
import { docsPage } from './docsPage.ts';
import { type Description, openApiDocument } from './openApi.ts';
import { allowPage } from './secureHeaders.ts';

/**
 * Serves the description of the calls, for programs at `/openapi.json` and for people at `/docs`. Each takes about 100 ms of the
 * only thread and never changes, so it is made once, at the first request.
 */
export function serveOpenApi(app: FastifyInstance, description: Description): void {
  const document = once(() => compress(JSON.stringify(openApiDocument(description))));
  const page = once(() => docsPage(description));
  app.get('/openapi.json', async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    return sendCompressed(request, reply, document());
  });
  app.get('/docs', async (_request, reply) => {
    const nonce = allowPage(reply);
    return reply.type('text/html; charset=utf-8').send(page()(nonce));
  });
}
