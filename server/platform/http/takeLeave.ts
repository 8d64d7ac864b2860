import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../domain/shared/refusal.ts';

const LISTENS_MS = 500;

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
  hangUpOnSilence(app);
}

/**
 * Browsers open connections in advance. One on which nothing has been said yet is not idle to Node, which would wait for it
 * until whoever runs the process has no more patience.
 */
function hangUpOnSilence(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    const hangUp = () => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    };
    hangUp();
    // whoever knocks while the door is being closed
    const listening = setInterval(hangUp, LISTENS_MS);
    app.server.once('close', () => clearInterval(listening));
  });
}
