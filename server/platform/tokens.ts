import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh unguessable text for links and sessions: 256 bits, safe in an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A fresh unguessable text for people to type, each letter one of the alphabet's. */
export function newCode(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What the database keeps of a token, so that reading the database opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A name for one request, shown to the reader and written to the log. */
export function newRequestId(): string {
  return randomUUID();
}
