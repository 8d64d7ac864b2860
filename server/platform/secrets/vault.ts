import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { KeyRing } from './keyRing.ts';

/**
 * Encryption at rest of values that must not be readable from the database alone (trust promise 13). AES-256-GCM with a separate
 * key per purpose; an encrypted value is `version ‖ nonce ‖ tag ‖ ciphertext`.
 */
export type Vault = {
  seal(text: string): Buffer;
  /** Throws if the value was changed or encrypted with an unknown key. */
  open(sealed: Buffer): string;
  /** The value encrypted with the newest key; undefined if it is already. */
  reseal(sealed: Buffer): Buffer | undefined;
  /** The newest raw key for one purpose, 32 bytes. */
  keyFor(purpose: string): Buffer;
  /** All keys for one purpose, the newest first. */
  keysFor(purpose: string): KeyRing;
};

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** `masterKeys` are those of the FILE_KEY setting, 32 bytes each: the first encrypts, all of them decrypt. */
export function openVault(masterKeys: KeyRing): Vault {
  const derive = (masterKey: Buffer, purpose: string) =>
    Buffer.from(hkdfSync('sha256', masterKey, '', `vefa/${purpose}`, 32));
  const keyFor = (purpose: string) => derive(masterKeys[0], purpose);
  // a KeyObject decrypts five times faster than raw key bytes
  const newest = createSecretKey(keyFor('fields'));
  const older = masterKeys.slice(1).map((masterKey) => createSecretKey(derive(masterKey, 'fields')));
  return {
    seal: (text) => seal(newest, text),
    open: (sealed) => openWithAny(newest, older, sealed),
    reseal: (sealed) => {
      const text = openWithAny(newest, older, sealed);
      return opensWith(newest, sealed) ? undefined : seal(newest, text);
    },
    keyFor,
    keysFor: (purpose) => [keyFor(purpose), ...masterKeys.slice(1).map((masterKey) => derive(masterKey, purpose))],
  };
}

function openWithAny(newest: KeyObject, older: readonly KeyObject[], sealed: Buffer): string {
  const fitting = older.length === 0 ? undefined : [newest, ...older].find((key) => opensWith(key, sealed));
  return open(fitting ?? newest, sealed);
}

function opensWith(key: KeyObject, sealed: Buffer): boolean {
  try {
    open(key, sealed);
    return true;
  } catch {
    return false;
  }
}

function seal(key: KeyObject, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), body]);
}

function open(key: KeyObject, sealed: Buffer): string {
  if (sealed[0] !== VERSION) throw new Error('sealed value of an unknown version');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEADER_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]).toString('utf8');
}
