import type { ChangeableField, WireValue } from '../../domain/members/changeRequest.ts';
import { useTranslation } from '../platform/words.ts';
import { useCountryName } from '../reference/useCountryName.ts';
import { type StoredKind, type StoredValue, useStoredWords } from '../reference/useStoredWords.ts';

const stored = {
  gender: 'gender',
  civil_status: 'civilStatus',
  membership_basis: 'membershipBasis',
  relationship_type: 'relationship',
} as const satisfies Partial<Record<ChangeableField, StoredKind>>;

/** A value of a field as people read it. */
export function useValueWords(): (field: ChangeableField, value: WireValue) => string {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const countryName = useCountryName();
  return (field, value) => {
    if (value === null || value === '') return t('members.form.empty');
    if (field === 'citizenship_id') return countryName(Number(value));
    // what is stored in such a field has passed its schema
    if (isStored(field)) return word(stored[field], value as StoredValue<(typeof stored)[typeof field]>);
    return String(value);
  };
}

function isStored(field: ChangeableField): field is keyof typeof stored {
  return Object.hasOwn(stored, field);
}
