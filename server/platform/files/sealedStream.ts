import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from '../secrets/keyRing.ts';
import { FileLost } from './fileLost.ts';

/**
 * A file encrypted while it streams: `version ‖ salt ‖ chunk…`; a chunk is up to 64 KiB of ciphertext and its tag (AES-256-GCM).
 * Every file has its own key; a chunk's nonce contains its position and whether it is the last one, so that a changed, missing,
 * moved or added chunk fails. The file's name is authenticated too: files cannot be exchanged.
 */
const VERSION = 1;
const SALT_BYTES = 32;
const HEADER_BYTES = 1 + SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;

type Bytes = AsyncIterable<Uint8Array>;
type FileKey = { key: Buffer; name: Buffer };

/** Encrypts `source`; holds at most one chunk in memory. */
export async function* seal(source: Bytes, key: Buffer, name: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  yield Buffer.concat([Buffer.from([VERSION]), salt]);
  const fileKey = fileKeyOf(key, salt, name);
  let place = 0;
  for await (const { bytes, isLast } of pieces(source, CHUNK_BYTES)) {
    yield sealChunk(fileKey, nonceOf(place, isLast), bytes);
    place += 1;
  }
}

/**
 * Decrypts what `seal` made with one of `keys`; a chunk is yielded only after it was authenticated. Throws FileLost otherwise.
 */
export async function* unseal(source: Bytes, keys: KeyRing, name: string): AsyncGenerator<Buffer> {
  const { header, rest } = await splitHeader(source);
  if (header.length < HEADER_BYTES || header[0] !== VERSION) throw new FileLost('not a file of this store');
  let fileKey: FileKey | undefined;
  let place = 0;
  for await (const { bytes, isLast } of pieces(rest, CHUNK_BYTES + TAG_BYTES)) {
    const nonce = nonceOf(place, isLast);
    fileKey ??= fittingKey(keys, { salt: header.subarray(1), name, nonce, bytes });
    yield openChunk(fileKey, nonce, bytes);
    place += 1;
  }
}

/** Whether the first chunk decrypts with this key: no file says with which key it was encrypted. */
export async function isSealedWith(key: Buffer, source: Bytes, name: string): Promise<boolean> {
  try {
    await unseal(source, [key], name).next();
    return true;
  } catch {
    return false;
  }
}

type FirstChunk = { salt: Uint8Array; name: string; nonce: Buffer; bytes: Buffer };

/** The newest key if none fits, so that decrypting with it reports the error. */
function fittingKey(keys: KeyRing, { salt, name, nonce, bytes }: FirstChunk): FileKey {
  const newest = fileKeyOf(keys[0], salt, name);
  if (keys.length === 1) return newest;
  const all = [newest, ...keys.slice(1).map((key) => fileKeyOf(key, salt, name))];
  return all.find((fileKey) => opensWith(fileKey, nonce, bytes)) ?? newest;
}

function opensWith(fileKey: FileKey, nonce: Buffer, bytes: Buffer): boolean {
  try {
    openChunk(fileKey, nonce, bytes);
    return true;
  } catch {
    return false;
  }
}

function fileKeyOf(key: Buffer, salt: Uint8Array, name: string): FileKey {
  return { key: Buffer.from(hkdfSync('sha256', key, salt, 'vefa/file', KEY_BYTES)), name: Buffer.from(name) };
}

function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(place, 0);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

function sealChunk({ key, name }: FileKey, nonce: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(name);
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function openChunk({ key, name }: FileKey, nonce: Buffer, bytes: Buffer): Buffer {
  if (bytes.length < TAG_BYTES) throw new FileLost('a kept file is cut off');
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(name);
  decipher.setAuthTag(bytes.subarray(end));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    throw new FileLost('a kept file was changed, or its key is not here', { cause });
  }
}

/** Cuts a stream into pieces of one size; the last one is marked and may be shorter. There is always a last one. */
async function* pieces(source: Bytes, size: number): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let kept: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    kept = Buffer.concat([kept, part]);
    while (kept.length > size) {
      yield { bytes: kept.subarray(0, size), isLast: false };
      kept = kept.subarray(size);
    }
  }
  yield { bytes: kept, isLast: true };
}

async function splitHeader(source: Bytes): Promise<{ header: Buffer; rest: Bytes }> {
  const parts = source[Symbol.asyncIterator]();
  let kept: Buffer = Buffer.alloc(0);
  while (kept.length < HEADER_BYTES) {
    const { value, done } = await parts.next();
    if (done) break;
    kept = Buffer.concat([kept, value]);
  }
  return { header: kept.subarray(0, HEADER_BYTES), rest: following(kept.subarray(HEADER_BYTES), parts) };
}

async function* following(first: Buffer, parts: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
}
