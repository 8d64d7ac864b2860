import { argon2Sync } from 'node:crypto';

/** A password hash of an earlier, weaker setting; quick to check. */
export function weakHash(password: string): string {
  const nonce = Buffer.from('0123456789abcdef');
  const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=64,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
