import { createHmac, type Hmac } from 'node:crypto';
import type { Vault } from '../platform/vault.ts';

const PURPOSE = 'paper digests';

/** The keyed digest of a document, to be fed with its bytes: tells the same content again without telling what it is. */
export function openDocumentDigest(vault: Pick<Vault, 'keyFor'>): Hmac {
  return createHmac('sha256', vault.keyFor(PURPOSE));
}

/** One for every key that documents may have been entered with, the newest first. */
export function openDocumentDigests(vault: Pick<Vault, 'keysFor'>): Hmac[] {
  return vault.keysFor(PURPOSE).map((key) => createHmac('sha256', key));
}
