import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that many fetch, plain and compressed. */
export type Packed = { plain: Buffer; gzip: Buffer };

const NAMED = { br: /\bbr\b/, gzip: /\bgzip\b/ } as const;

export function pack(text: string): Packed {
  const plain = Buffer.from(text);
  return { plain, gzip: gzipSync(plain, { level: 9 }) };
}

/** Whether the client accepts this compression. */
export function takes({ headers }: FastifyRequest, packing: keyof typeof NAMED): boolean {
  return NAMED[packing].test(headers['accept-encoding'] ?? '');
}

/** Sends it compressed if the client accepts that; the caller sets `vary`. */
export function sendPackedOrPlain(request: FastifyRequest, reply: FastifyReply, { plain, gzip }: Packed): FastifyReply {
  if (!takes(request, 'gzip')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzip);
}
