import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieJar } from '../platform/http/cookies.ts';
import type { KeyRing } from '../platform/keyRing.ts';
import { newToken } from '../platform/tokens.ts';

/** A browser on which accounts have logged in before; its wrong guesses count apart from everybody else's (D17). */
export type Device = { id: string; accounts: readonly KnownAccount[] };

/** `mark`: of what was shown when it became known; empty in cookies of the versions before. */
type KnownAccount = { id: number; mark: string };

/** What a browser is known by: the password was right there, or the second factor as well. */
const cookieOf = { password: 'device', second_factor: 'proven' } as const;

/** `shown` is what was right there, as it is kept: another password, or second factor, is another text. */
export type Acquaintance = { account_id: number; by: keyof typeof cookieOf; shown: string };

const KEEP_SECONDS = 400 * 86_400; // the longest that browsers keep a cookie
const MOST_ACCOUNTS = 8;
const MARK_LENGTH = 16;

/** The device that the cookie names; an unsigned or changed cookie names none. */
export function readDevice(
  cookies: CookieJar,
  secrets: KeyRing,
  by: Acquaintance['by'] = 'password',
): Device | undefined {
  const cookie = cookieOf[by];
  const [id, accounts, signature] = cookies.get(cookie)?.split('.') ?? [];
  if (!id || !accounts || !signature) return undefined;
  if (!secrets.some((secret) => isSame(signature, sign(`${cookie}/${id}.${accounts}`, secret)))) return undefined;
  return { id, accounts: accounts.split('-').map(knownAccount) };
}

/** Makes the browser known for an account. */
export function rememberDevice(cookies: CookieJar, secrets: KeyRing, { account_id, by, shown }: Acquaintance): void {
  const device = readDevice(cookies, secrets, by);
  const others = device?.accounts.filter(({ id }) => id !== account_id) ?? [];
  const accounts = [{ id: account_id, mark: markOf(shown) }, ...others].slice(0, MOST_ACCOUNTS);
  const body = `${device?.id ?? newToken()}.${accounts.map(({ id, mark }) => `${id}~${mark}`).join('-')}`;
  const cookie = cookieOf[by];
  cookies.set(cookie, `${body}.${sign(`${cookie}/${body}`, secrets[0])}`, { maxAgeSeconds: KEEP_SECONDS });
}

/**
 * Under which name wrong guesses at an account count in this browser, undefined where they count with everybody's. Devices
 * that are known by an earlier password count together: who had it may have made many of them (decision 20).
 */
export function countedApart(
  cookies: CookieJar,
  secrets: KeyRing,
  { account_id, by, shown }: Acquaintance,
): string | undefined {
  const device = readDevice(cookies, secrets, by);
  const known = device?.accounts.find(({ id }) => id === account_id);
  if (!device || !known) return undefined;
  return known.mark === markOf(shown) ? `device/${device.id}/${account_id}` : `before/${account_id}`;
}

function knownAccount(written: string): KnownAccount {
  const [id, mark = ''] = written.split('~');
  return { id: Number(id), mark };
}

/** Says of the same text that it is the same, and nothing else: what is shown has a salt, or is no secret. */
function markOf(shown: string): string {
  return createHash('sha256').update(shown).digest('hex').slice(0, MARK_LENGTH);
}

function sign(body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
