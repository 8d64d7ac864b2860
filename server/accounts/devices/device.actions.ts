import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieJar } from '../../platform/http/cookies.ts';
import type { KeyRing } from '../../platform/secrets/keyRing.ts';
import { newToken } from '../../platform/secrets/tokens.ts';

/** A browser in which accounts have logged in before; its wrong guesses are counted separately (D17). */
export type Device = { id: string; accounts: readonly KnownAccount[] };

/** `mark`: digest of the password or factor with which it became known; empty in cookies of earlier versions. */
type KnownAccount = { id: number; mark: string };

/** A browser is known by a right password, or by a second factor as well. */
const cookieOf = { password: 'device', second_factor: 'proven' } as const;

/** `shown` is the stored form (hash) of what was right; a new password or second factor has another one. */
export type DeviceProof = { account_id: number; by: keyof typeof cookieOf; shown: string };

const KEEP_SECONDS = 400 * 86_400; // the longest that browsers keep a cookie
const MOST_ACCOUNTS = 8;
const MARK_LENGTH = 16;

/** The device that the cookie names; an unsigned or changed cookie names none. */
export function readDevice(
  cookies: CookieJar,
  secrets: KeyRing,
  by: DeviceProof['by'] = 'password',
): Device | undefined {
  const cookie = cookieOf[by];
  const [id, accounts, signature] = cookies.get(cookie)?.split('.') ?? [];
  if (!id || !accounts || !signature) return undefined;
  if (!secrets.some((secret) => isSame(signature, sign(`${cookie}/${id}.${accounts}`, secret)))) return undefined;
  return { id, accounts: accounts.split('-').map(knownAccount) };
}

/** Stores in the device cookie that the browser is known for an account. */
export function rememberDevice(cookies: CookieJar, secrets: KeyRing, { account_id, by, shown }: DeviceProof): void {
  const device = readDevice(cookies, secrets, by);
  const others = device?.accounts.filter(({ id }) => id !== account_id) ?? [];
  const accounts = [{ id: account_id, mark: markOf(shown) }, ...others].slice(0, MOST_ACCOUNTS);
  const body = `${device?.id ?? newToken()}.${accounts.map(({ id, mark }) => `${id}~${mark}`).join('-')}`;
  const cookie = cookieOf[by];
  cookies.set(cookie, `${body}.${sign(`${cookie}/${body}`, secrets[0])}`, { maxAgeSeconds: KEEP_SECONDS });
}

/**
 * The name under which wrong guesses at an account are counted in this browser; undefined if they are counted with those of
 * unknown browsers. Devices that are known by a former password share one counter: a thief of that password may have made many of
 * them (decision 20).
 */
export function countedApart(
  cookies: CookieJar,
  secrets: KeyRing,
  { account_id, by, shown }: DeviceProof,
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

/** A digest that only tells whether two texts are equal; the text is salted or no secret. */
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
