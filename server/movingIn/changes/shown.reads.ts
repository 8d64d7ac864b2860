import type { ChangedHousehold, ListChange } from '../../../domain/movingIn/changes/listChanges.contract.ts';
import { type ChangeField, listedValues } from '../../../domain/movingIn/changes/listedValues.ts';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import { austriaId, countries } from '../../../domain/reference/countries.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { valueName } from '../digests.ts';
import { readHousehold } from '../takeOvers.reads.ts';
import { type ComparedRow, shownName } from './deciding.actions.ts';
import type { OpenDifference } from './differences.reads.ts';

/** The differences of a household in words and numbers that the screen can show; identity numbers with their last three digits. */
export function shownChanges({ vault }: { vault: Pick<Vault, 'open'> }, compared: ComparedRow): ChangedHousehold {
  const { row, base, here, differences, household } = compared;
  const said = base.data && readHousehold(vault, base.data);
  const before = new Map(said && listedValues(said).flatMap((one) => (one.isTold ? [toNamed(one)] : [])));
  const [main] = here?.people ?? [];
  return {
    id: row.id,
    household_id: base.household_id,
    membership_no: here?.membership_no ?? '',
    name: main ? fullName(main) : null,
    changes: differences.map((one) => toChange(one, household, before.get(one.key))),
    shown: shownName(compared),
  };
}

function toNamed({ person, field, value }: ReturnType<typeof listedValues>[number]): [string, unknown] {
  return [valueName(person, field), value];
}

function toChange(difference: OpenDifference, household: ImportedHousehold, before: unknown): ListChange {
  const { key, field, person, member, state, listed, here } = difference;
  const inList = person === null ? undefined : household.people[person];
  const named = inList && { first_name: inList.first_name ?? '', last_name: inList.last_name ?? '' };
  const whose = member ?? named;
  return {
    ...{ key, field, state, name: whose ? fullName(whose).trim() : null },
    ...{ before: inWords(field, before), listed: inWords(field, listed), here: inWords(field, here) },
  };
}

const days: readonly ChangeField[] = [
  'date_of_birth',
  'joined_on',
  'waiting_until',
  'active_since',
  'left_on',
  'passport_valid_until',
  'permit_valid_until',
];

function inWords(field: ChangeField, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => partInWords(one)).join('\n') || null;
  if (typeof value === 'object') return partInWords(value);
  if (days.includes(field)) return toWireDay(value as Day);
  if (field === 'social_insurance_number' || field === 'turkish_id_no') return `… ${String(value).slice(-3)}`;
  return String(value);
}

/** An address, a cemetery, a contact or a number in one line. */
function partInWords(part: unknown): string {
  if (part === null || typeof part !== 'object') return String(part);
  const { street, graveyard, name, postal_code, city, phone_number, country_id } = part as Record<string, unknown>;
  const place = [postal_code, city === graveyard ? null : city].filter(Boolean).join(' ');
  const country = countries.find(({ id }) => id === country_id && id !== austriaId)?.alpha2;
  return [street, graveyard, name, place, phone_number, country].filter(Boolean).join(', ');
}
