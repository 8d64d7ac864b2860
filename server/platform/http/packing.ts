import type { FastifyRequest } from 'fastify';

/** Whether the answer may come packed. */
export function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}
