import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;

/**
 * Whether a writing request was sent by another site's page (D15): an origin is scheme, host and port, and a page that came
 * over plain http is not ours where ours is https. Programs send neither header and may pass.
 */
export function isForeign({ headers, protocol, host }: Sent, ownOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  return origin !== undefined && origin !== (ownOrigin ?? `${protocol}://${host}`);
}
