import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../domain/shared/refusal.ts';

const LOOKS_EVERY_MS = 500;
/** Together with the drain, the jobs and the database's own end it stays below systemd's TimeoutStopSec (deploy/vefa.service). */
const PATIENCE_MS = 20_000;

/**
 * Once the process is told to end, `/health` says so first: load balancers send the next requests elsewhere, and those who still
 * come are served and asked to close the connection. Whatever is still running `patienceMs` after closing began is cut off.
 */
export function closeGracefully(app: FastifyInstance, stopping: AbortSignal, patienceMs = PATIENCE_MS): void {
  app.addHook('onRequest', async (request) => {
    if (!stopping.aborted) return;
    if (request.routeOptions.url === '/health') throw new Refusal('service_unavailable', 'unavailable');
  });
  // on the answer, so that earlier requests are asked as well
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
  closeConnections(app, patienceMs);
}

/**
 * Node closes idle connections once, when it begins to close, and then waits without limit: for connections that become idle
 * later, for those that browsers open in advance, and for half-sent requests.
 */
function closeConnections(app: FastifyInstance, patienceMs: number): void {
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
