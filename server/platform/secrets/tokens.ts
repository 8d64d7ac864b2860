import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new random token for links and sessions: 256 bits, URL-safe. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A new random code for people to type, from the letters of the alphabet. */
export function newCode(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The stored form of a token, so that a copy of the database gives no access. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** An id for a request, shown to the user and written to the log. */
export function newRequestId(): string {
  return randomUUID();
}
