import { createHmac } from 'node:crypto';
import { type ChangeField, inOrder, listedValues } from '../../domain/movingIn/changes/listedValues.ts';
import type { ImportedHousehold } from '../../domain/movingIn/importedHousehold.ts';
import type { Vault } from '../platform/secrets/vault.ts';

const PURPOSE = 'values of a former list';
/** Enough that two values never have the same one by chance. */
const DIGEST_BYTES = 12;

type Keys = Pick<Vault, 'keyFor' | 'keysFor'>;

/** A keyed digest of each value of a household, by its name: the next list is compared with it, and it reveals nothing without the key. */
export function digestsOf(vault: Keys, household: ImportedHousehold): Record<string, string> {
  const values = listedValues(household).map(({ person, field, value }) => [
    valueName(person, field),
    valueDigest(vault, field, value),
  ]);
  return Object.fromEntries(values);
}

/** A value by its field, that of a person with the place before it. */
export function valueName(person: number | string | null, field: ChangeField): string {
  return person === null ? field : `${person}.${field}`;
}

export function valueDigest(vault: Pick<Vault, 'keyFor'>, field: ChangeField, value: unknown): string {
  return textDigest(vault.keyFor(PURPOSE), field, value);
}

/** Whether this is the value of which the digest was kept, whichever key it was made with. */
export function hasDigest(vault: Keys, kept: string | undefined, field: ChangeField, value: unknown): boolean {
  return kept !== undefined && vault.keysFor(PURPOSE).some((key) => textDigest(key, field, value) === kept);
}

function textDigest(key: Buffer, field: ChangeField, value: unknown): string {
  return digest(key, field, JSON.stringify(inOrder(value)) ?? '').toString('base64url');
}

/** Keyed digests of everybody's insurance number, by the place in the household. */
export function numberDigests(vault: Keys, { people }: Pick<ImportedHousehold, 'people'>): (Buffer | null)[] {
  const key = vault.keyFor(PURPOSE);
  return people.map(({ social_insurance_number: number }) => (number === null ? null : digest(key, 'number', number)));
}

function digest(key: Buffer, field: string, value: string): Buffer {
  return createHmac('sha256', key).update(`${field}/${value}`).digest().subarray(0, DIGEST_BYTES);
}
