import { createHmac } from 'node:crypto';
import type { Vault } from '../platform/secrets/vault.ts';

type Code = { household_id: number; number: string; code: string };

/** The stored form of a code. Keyed, because a plain hash of six digits is guessed at once. */
export function digestOf(vault: Pick<Vault, 'keyFor'>, { household_id, number, code }: Code): Buffer {
  return createHmac('sha256', vault.keyFor('text codes')).update(`${household_id}/${number}/${code}`).digest();
}
