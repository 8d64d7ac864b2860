import { createHmac } from 'node:crypto';
import type { Vault } from '../../platform/secrets/vault.ts';

const PURPOSE = 'identity number digests';

export type IdentityField = 'social_insurance_number' | 'turkish_id_no';

/** A keyed digest of an identity number: finds the person who has it, and reveals nothing without the key. */
export function identityDigest(vault: Pick<Vault, 'keyFor'>, field: IdentityField, number: string): Buffer {
  return digestWith(vault.keyFor(PURPOSE), field, number);
}

/** One for every key with which the stored digest may have been made, the newest first. */
export function identityDigests(vault: Pick<Vault, 'keysFor'>, field: IdentityField, number: string): Buffer[] {
  return vault.keysFor(PURPOSE).map((key) => digestWith(key, field, number));
}

/** The field is part of it, so that nobody sees that two numbers of different kinds are equal. */
function digestWith(key: Buffer, field: IdentityField, number: string): Buffer {
  return createHmac('sha256', key).update(`${field}/${number}`).digest();
}
