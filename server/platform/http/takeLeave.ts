import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../domain/shared/refusal.ts';

/**
 * Once the process is about to go, `/health` says so before anything else changes: whoever shares out the requests
 * sends the next ones elsewhere, and everybody who comes nevertheless is served and asked not to come back.
 */
export function takeLeave(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!leaving.aborted) return;
    reply.header('connection', 'close');
    if (request.routeOptions.url === '/health') throw new Refusal('service_unavailable', 'unavailable');
  });
}
