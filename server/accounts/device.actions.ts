import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieJar } from '../platform/http/cookies.ts';
import type { KeyRing } from '../platform/keyRing.ts';
import { newToken } from '../platform/tokens.ts';

/** A browser on which accounts have logged in before; its wrong guesses count apart from everybody else's (D17). */
export type Device = { id: string; accounts: readonly number[] };

/** What a browser is known by: the password was right there before, or the second factor as well. */
type Known = 'device' | 'proven';

const KEEP_SECONDS = 400 * 86_400; // the longest that browsers keep a cookie
const MOST_ACCOUNTS = 8;

/** The device that the cookie names; an unsigned or changed cookie names none. */
export function readDevice(cookies: CookieJar, secrets: KeyRing, known: Known = 'device'): Device | undefined {
  const [id, accounts, signature] = cookies.get(known)?.split('.') ?? [];
  if (!id || !accounts || !signature) return undefined;
  if (!secrets.some((secret) => isSame(signature, sign(`${known}/${id}.${accounts}`, secret)))) return undefined;
  return { id, accounts: accounts.split('-').map(Number) };
}

/** Makes the browser known for an account. */
export function rememberDevice(cookies: CookieJar, secrets: KeyRing, accountId: number, known: Known = 'device'): void {
  const device = readDevice(cookies, secrets, known);
  const others = device?.accounts.filter((id) => id !== accountId) ?? [];
  const accounts = [accountId, ...others].slice(0, MOST_ACCOUNTS).join('-');
  const body = `${device?.id ?? newToken()}.${accounts}`;
  cookies.set(known, `${body}.${sign(`${known}/${body}`, secrets[0])}`, { maxAgeSeconds: KEEP_SECONDS });
}

function sign(body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
