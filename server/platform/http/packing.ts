import type { FastifyRequest } from 'fastify';

/** Whether the answer may come packed that way. */
export function takes({ headers }: FastifyRequest, packing: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${packing}\\b`).test(headers['accept-encoding'] ?? '');
}
