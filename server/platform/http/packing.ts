import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that many fetch, as it is and packed. */
export type Packed = { plain: Buffer; gzip: Buffer };

const NAMED = { br: /\bbr\b/, gzip: /\bgzip\b/ } as const;

export function pack(text: string): Packed {
  const plain = Buffer.from(text);
  return { plain, gzip: gzipSync(plain, { level: 9 }) };
}

/** Whether the answer may come packed that way. */
export function takes({ headers }: FastifyRequest, packing: keyof typeof NAMED): boolean {
  return NAMED[packing].test(headers['accept-encoding'] ?? '');
}

/** Sends it packed to whoever takes it so; `vary` is the caller's to say. */
export function sendPackedOrPlain(request: FastifyRequest, reply: FastifyReply, { plain, gzip }: Packed): FastifyReply {
  if (!takes(request, 'gzip')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzip);
}
