import type { IncomingHttpHeaders } from 'node:http';

/** Whether a writing request was sent by another site's page (D15). Programs send neither header and may pass. */
export function isForeign(headers: IncomingHttpHeaders, ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  return !ownOrigins.includes(origin) && originHost(origin) !== headers.host;
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
