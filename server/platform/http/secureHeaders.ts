import type { FastifyInstance, FastifyReply } from 'fastify';
import { newToken } from '../tokens.ts';

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

/** Named after its content: it may be kept. */
const BUILT_FILE = /^\/(member|office)-ui\/assets\//;
const ONE_YEAR_SECONDS = 31_536_000;
/** No plain http from now on, once somebody has come by https. */
const ALWAYS_HTTPS = { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } as const;

/** Headers of every answer; answers of calls are never kept by anybody. */
export function secureHeaders(app: FastifyInstance, secure: boolean): void {
  const always = secure ? { ...ALWAYS, ...ALWAYS_HTTPS } : ALWAYS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    if (!BUILT_FILE.test(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** The policy of the worker that reads PDFs: it may load the rest of itself, and speak to nobody. */
export function allowPdfWorker(reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; script-src 'self'");
}

/** The policy of a page of ours: own scripts only, own styles only, nothing from anybody else. Answers the nonce for
 * a style element of a page that the server writes. */
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

/** The policy of a page without scripts: the one style that is named by its hash, and forms to ourselves. */
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
