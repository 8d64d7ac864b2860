import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnfinished } from './unreadable.ts';

/** How time is measured; tests have their own. */
export type Stopwatch = { now: () => number; lookEveryMs: number };

const LONGEST_SILENCE_MS = 60_000;
/** Only uploads are long. */
const LONGEST_MS = 5 * 60_000;
const UPLOAD_IS_SLOW_AFTER_MS = 30 * 60_000;
/** 32 kbit/s: then 15 MB take an hour. Only an attacker sends more slowly. */
const SLOWEST_UPLOAD_BYTES_PER_SECOND = 4_000;

const realTime: Stopwatch = { now: () => performance.now(), lookEveryMs: 5_000 };

/**
 * Ends requests whose body does not arrive: nothing for a minute, or suspiciously slow. The total time of a file does not matter:
 * a phone with a bad connection may need an hour for 15 MB. Refuses with `upload_interrupted` if it is a file.
 */
export function endSlowBodies(app: FastifyInstance, stopwatch = realTime): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.headers)) watch(request, reply, stopwatch);
    done();
  });
}

function watch(request: FastifyRequest, reply: FastifyReply, stopwatch: Stopwatch): void {
  const { raw } = request;
  const { socket } = raw;
  // tests inject requests without a network
  if (!(socket instanceof Socket)) return;
  const isSlow = arrival(request, stopwatch.now);
  const looking = setInterval(() => {
    if (raw.complete || socket.destroyed) return stop();
    if (!isSlow()) return;
    stop();
    if (reply.raw.headersSent) socket.destroy();
    else answerUnfinished(socket, request.isUpload ? 'upload_interrupted' : 'unreadable_request');
  }, stopwatch.lookEveryMs).unref();
  const stop = () => clearInterval(looking);
  raw.once('close', stop);
}

/** Watches a body's arrival; the returned function tells whether it is too slow. */
function arrival(request: FastifyRequest, now: () => number): () => boolean {
  const { socket } = request.raw;
  const begun = { at: now(), bytes: socket.bytesRead };
  let last = begun;
  return () => {
    // while received bytes wait for us the sender cannot send more
    if (socket.bytesRead > last.bytes || request.raw.readableLength > 0) last = { at: now(), bytes: socket.bytesRead };
    if (now() - last.at > LONGEST_SILENCE_MS) return true;
    const ms = now() - begun.at;
    return request.isUpload ? isSlowUpload({ ms, bytes: socket.bytesRead - begun.bytes }) : ms > LONGEST_MS;
  };
}

function isSlowUpload({ ms, bytes }: { ms: number; bytes: number }): boolean {
  return ms > UPLOAD_IS_SLOW_AFTER_MS && bytes < (ms / 1_000) * SLOWEST_UPLOAD_BYTES_PER_SECOND;
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
