import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/**
 * Encryption at rest of what must not be readable from the database alone (trust promise 13).
 * AES-256-GCM with a key of its own per purpose; a sealed value is `version ‖ nonce ‖ tag ‖ ciphertext`.
 */
export type Vault = {
  seal(text: string): Buffer;
  /** Throws when the value was changed or sealed with another key. */
  open(sealed: Buffer): string;
  /** Keyed digest of bytes: tells equal contents apart from others without telling what they are. */
  digest(bytes: Uint8Array): Buffer;
  /** Raw key for one purpose, 32 bytes. */
  keyFor(purpose: string): Buffer;
};

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** `masterKey` is the FILE_KEY setting: 32 bytes. */
export function openVault(masterKey: Buffer): Vault {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', masterKey, '', `vefa/${purpose}`, 32));
  // a key that is made once opens a value five times faster than bytes do
  const fieldKey = createSecretKey(keyFor('fields'));
  const digestKey = keyFor('digests');
  return {
    seal: (text) => seal(fieldKey, text),
    open: (sealed) => open(fieldKey, sealed),
    digest: (bytes) => createHmac('sha256', digestKey).update(bytes).digest(),
    keyFor,
  };
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
