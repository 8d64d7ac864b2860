import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;

/**
 * Whether a writing request was sent by another site's page (D15): an origin is scheme, host and port, and a plain http page is
 * foreign if ours is https. Programs send neither header and are allowed.
 */
export function isForeign({ headers, protocol, host }: Sent, ownOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  return origin !== undefined && origin !== (ownOrigin ?? `${protocol}://${host}`);
}
