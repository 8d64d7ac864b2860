import { createHmac, type Hmac } from 'node:crypto';
import type { Vault } from '../platform/secrets/vault.ts';

const PURPOSE = 'document digests';

/** A keyed digest of a document's bytes: recognises the same content again without revealing it. */
export function openDocumentDigest(vault: Pick<Vault, 'keyFor'>): Hmac {
  return createHmac('sha256', vault.keyFor(PURPOSE));
}

/** One for every key with which digests may have been made, the newest first. */
export function openDocumentDigests(vault: Pick<Vault, 'keysFor'>): Hmac[] {
  return vault.keysFor(PURPOSE).map((key) => createHmac('sha256', key));
}
