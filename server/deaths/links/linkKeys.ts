import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { newLinkCode } from '../../../domain/deaths/linkCode.ts';
import type { KeyRing } from '../../platform/secrets/keyRing.ts';

const LONGEST_TOKEN = 60;
/** Behind a code: the id of the link and a signature. */
const PASS = /^([1-9]\d{0,8})\.([\w-]{43})$/;
const TOKEN = /^[\w-]{43}$/;

export function newCodeOfLink(): string {
  return newLinkCode(randomInt);
}

/** The database keeps a code keyed, because a code is short enough to be found from a plain hash. */
export function hashCode(code: string, secrets: KeyRing): Buffer {
  return keyed(`deathLinkCode/${code}`, secrets[0]);
}

export function hashesOfCode(code: string, secrets: KeyRing): Buffer[] {
  return secrets.map((secret) => keyed(`deathLinkCode/${code}`, secret));
}

type Signed = { id: number; token_hash: Buffer };

/** What stands in the address after somebody has typed the code: the token itself is not known any more. */
export function passOf(link: Signed, secrets: KeyRing): string {
  return `${link.id}.${signature(link, secrets[0])}`;
}

export function isSigned(link: Signed, signed: string, secrets: KeyRing): boolean {
  const given = Buffer.from(signed);
  return secrets.some((secret) => {
    const right = Buffer.from(signature(link, secret));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

export type LinkKey = { token: string } | { id: number; signature: string };

/** What an address carries, or undefined where it cannot be any link of ours. */
export function readKey(sent: unknown): LinkKey | undefined {
  if (typeof sent !== 'string' || sent.length > LONGEST_TOKEN) return undefined;
  if (TOKEN.test(sent)) return { token: sent };
  const [, id, signed] = PASS.exec(sent) ?? [];
  return id && signed ? { id: Number(id), signature: signed } : undefined;
}

function signature({ id, token_hash }: Signed, secret: Buffer): string {
  return keyed(`deathLink/${id}/${token_hash.toString('hex')}`, secret).toString('base64url');
}

function keyed(text: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
