import type { FastifyReply, FastifyRequest } from 'fastify';

/** The request's cookies, and the answer's; names and flags depend on whether the product runs on https (D15). */
export type CookieJar = {
  get(name: string): string | undefined;
  /** Without `maxAgeSeconds` the cookie ends with the browser. */
  set(name: string, value: string, options?: { maxAgeSeconds?: number }): void;
  clear(name: string): void;
};

/** The name of our cookie in a request. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function cookieJar(request: FastifyRequest, reply: FastifyReply, secure: boolean): CookieJar {
  const full = (name: string) => cookieName(name, secure);
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    get: (name) => request.cookies[full(name)],
    set: (name, value, options) => {
      reply.setCookie(full(name), value, { ...flags, maxAge: options?.maxAgeSeconds });
    },
    clear: (name) => {
      reply.setCookie(full(name), '', { ...flags, maxAge: 0 });
    },
  };
}
