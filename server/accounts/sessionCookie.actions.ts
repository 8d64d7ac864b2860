import { REMEMBER_SECONDS } from '../../domain/accounts/sessionLife.ts';
import type { CookieJar } from '../platform/http/cookies.ts';

export const SESSION_COOKIE = 'session';

/** Sets the session cookie: until the browser closes, or with "stay logged in" for thirty days. */
export function keepSession(cookies: CookieJar, token: string, remember: boolean): void {
  cookies.set(SESSION_COOKIE, token, remember ? { maxAgeSeconds: REMEMBER_SECONDS } : {});
}
