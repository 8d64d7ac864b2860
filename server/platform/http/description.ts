import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../domain/shared/contract.ts';
import { once } from '../../../domain/shared/once.ts';
import { docsPage } from './docsPage.ts';
import { openApiDocument } from './openApi.ts';
import { pack, sendPackedOrPlain } from './packing.ts';
import { allowPage } from './secureHeaders.ts';

type Described = { title: string; sessionCookie: string };

/**
 * The server describes its own calls, to programs at `/openapi.json` and to people at `/docs`. Either takes some
 * 50 ms of the only thread to reckon and never changes, so it is made once, when somebody first asks.
 */
export function describeCalls(app: FastifyInstance, calls: readonly Call[], { title, sessionCookie }: Described): void {
  const document = once(() => pack(JSON.stringify(openApiDocument(calls, title, sessionCookie))));
  const page = once(() => docsPage(calls, title));
  app.get('/openapi.json', async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    return sendPackedOrPlain(request, reply, document());
  });
  app.get('/docs', async (_request, reply) => {
    const nonce = allowPage(reply);
    return reply.type('text/html; charset=utf-8').send(page()(nonce));
  });
}
