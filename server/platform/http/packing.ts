import type { FastifyRequest } from 'fastify';

const NAMED = { br: /\bbr\b/, gzip: /\bgzip\b/ } as const;

/** Whether the answer may come packed that way. */
export function takes({ headers }: FastifyRequest, packing: keyof typeof NAMED): boolean {
  return NAMED[packing].test(headers['accept-encoding'] ?? '');
}
