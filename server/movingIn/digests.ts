import { createHmac } from 'node:crypto';
import type { ImportedHousehold, ImportedPerson } from '../../domain/movingIn/importedHousehold.ts';
import type { Vault } from '../platform/secrets/vault.ts';

const PURPOSE = 'values of a former list';
/** Enough that two values never have the same one by chance. */
const DIGEST_BYTES = 12;

type Keys = Pick<Vault, 'keyFor' | 'keysFor'>;

/** A keyed digest of each value of a household, by its field: the next list is compared with it, and it reveals nothing without the key. */
export function digestsOf(vault: Keys, household: ImportedHousehold): Record<string, string> {
  return digestsWith(vault.keyFor(PURPOSE), household);
}

/** The fields in which a household differs from the one whose digests were kept, whichever key they were made with. */
export function differingFields(vault: Keys, household: ImportedHousehold, kept: Record<string, string>): string[] {
  const differences = vault.keysFor(PURPOSE).map((key) => {
    const now = digestsWith(key, household);
    return [...new Set([...Object.keys(now), ...Object.keys(kept)])].filter((field) => now[field] !== kept[field]);
  });
  return differences.reduce((least, next) => (next.length < least.length ? next : least));
}

/** Keyed digests of everybody's insurance number, by the place in the household. */
export function numberDigests(vault: Keys, { people }: Pick<ImportedHousehold, 'people'>): (Buffer | null)[] {
  const key = vault.keyFor(PURPOSE);
  return people.map(({ social_insurance_number: number }) => (number === null ? null : digest(key, 'number', number)));
}

function digestsWith(key: Buffer, household: ImportedHousehold): Record<string, string> {
  const { people, key: _, ...own } = household;
  const values = [
    ...Object.entries(own),
    ...people.flatMap((person, place) =>
      valuesOf(person).map(([field, value]) => [`${place}.${field}`, value] as const),
    ),
  ];
  return Object.fromEntries(
    values.map(([field, value]) => [field, digest(key, field, JSON.stringify(value)).toString('base64url')]),
  );
}

/** Rows may stand elsewhere in the next list. */
function valuesOf({ place: _, ...person }: ImportedPerson): [string, unknown][] {
  return Object.entries(person);
}

function digest(key: Buffer, field: string, value: string): Buffer {
  return createHmac('sha256', key).update(`${field}/${value}`).digest().subarray(0, DIGEST_BYTES);
}
