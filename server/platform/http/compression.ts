import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that many fetch, plain and compressed. */
export type Compressed = { plain: Buffer; gzip: Buffer };

const NAMED = { br: /\bbr\b/, gzip: /\bgzip\b/ } as const;

export function compress(text: string): Compressed {
  const plain = Buffer.from(text);
  return { plain, gzip: gzipSync(plain, { level: 9 }) };
}

/** Whether the client accepts this compression. */
export function accepts({ headers }: FastifyRequest, packing: keyof typeof NAMED): boolean {
  return NAMED[packing].test(headers['accept-encoding'] ?? '');
}

/** Sends it compressed if the client accepts that; the caller sets `vary`. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, gzip }: Compressed,
): FastifyReply {
  if (!accepts(request, 'gzip')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzip);
}
