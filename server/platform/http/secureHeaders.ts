import type { FastifyInstance, FastifyReply } from 'fastify';
import { newToken } from '../secrets/tokens.ts';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // no-referrer would make browsers send `Origin: null` with our own forms
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

/** Named after its content: it may be cached for ever. */
const BUILT_FILE = /^\/(member|office)-ui\/assets\//;
const ONE_YEAR_SECONDS = 31_536_000;
/** After a visit by https the browser must not use plain http any more. */
const ALWAYS_HTTPS = { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } as const;

/** Headers of every answer; answers of calls must not be cached. */
export function secureHeaders(app: FastifyInstance, secure: boolean): void {
  const always = secure ? { ...ALWAYS, ...ALWAYS_HTTPS } : ALWAYS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    if (!BUILT_FILE.test(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** The content security policy of the PDF worker: it may load its own parts, and connect to nobody. */
export function allowPdfWorker(reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; script-src 'self'");
}

/**
 * The content security policy of our pages: own scripts and styles only. Returns the nonce for a style element of a page that the
 * server writes.
 */
export function allowPage(reply: FastifyReply): string {
  const nonce = newToken();
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  return nonce;
}

/** The content security policy of a page without scripts: only the style with this hash, and forms to ourselves. */
export function allowPlainPage(reply: FastifyReply, styleHash: string): void {
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `style-src '${styleHash}'`,
      'img-src data:',
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
}
