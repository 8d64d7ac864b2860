import { createHmac } from 'node:crypto';
import type { Vault } from '../platform/secrets/vault.ts';

const PURPOSE = 'account code digests';

/** A keyed digest of a code: it reveals nothing without the key, not even to somebody who tries all codes. */
export function codeDigest(vault: Pick<Vault, 'keyFor'>, code: string): Buffer {
  return digestWith(vault.keyFor(PURPOSE), code);
}

/** One for every key with which the stored digest may have been made, the newest first. */
export function codeDigests(vault: Pick<Vault, 'keysFor'>, code: string): Buffer[] {
  return vault.keysFor(PURPOSE).map((key) => digestWith(key, code));
}

function digestWith(key: Buffer, code: string): Buffer {
  return createHmac('sha256', key).update(code).digest();
}
