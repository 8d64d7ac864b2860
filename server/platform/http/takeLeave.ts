import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../domain/shared/refusal.ts';

const LOOKS_EVERY_MS = 500;
/** With the drain, the jobs and the database's own end it stays below systemd's TimeoutStopSec (deploy/vefa.service). */
const PATIENCE_MS = 20_000;

/**
 * Once the process is about to go, `/health` says so before anything else changes: whoever shares out the requests
 * sends the next ones elsewhere, and everybody who comes nevertheless is served and asked not to come back. Whatever
 * is still under way `patienceMs` after the closing began is cut off.
 */
export function takeLeave(app: FastifyInstance, leaving: AbortSignal, patienceMs = PATIENCE_MS): void {
  app.addHook('onRequest', async (request) => {
    if (!leaving.aborted) return;
    if (request.routeOptions.url === '/health') throw new Refusal('service_unavailable', 'unavailable');
  });
  // with the answer, so that whoever came before is asked as well
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (leaving.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
  hangUp(app, patienceMs);
}

/**
 * Node hangs up once, when it begins to close, and then waits without end: for connections that become idle later, for
 * those that browsers open in advance and on which nothing has been said yet, for half a request that is never continued.
 */
function hangUp(app: FastifyInstance, patienceMs: number): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    const onSilence = () => {
      app.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    };
    onSilence();
    const looking = setInterval(onSilence, LOOKS_EVERY_MS).unref();
    const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    app.server.once('close', () => {
      clearInterval(looking);
      clearTimeout(patience);
    });
  });
}
