import type { ChangeableField, WireValue } from '../../domain/members/changeRequests/changeRequest.ts';
import { useTranslation } from '../platform/words.ts';
import { useCountryName } from '../reference/useCountryName.ts';
import { type StoredValue, useStoredWords } from '../reference/useStoredWords.ts';
import { fieldKinds } from './fieldKinds.ts';

/** Returns a function that writes a field's value for people. */
export function useValueWords(): (field: ChangeableField, value: WireValue) => string {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const countryName = useCountryName();
  return (field, value) => {
    if (value === null || value === '') return t('members.form.empty');
    const kind = fieldKinds[field];
    switch (kind) {
      case 'country':
        return countryName(Number(value));
      case 'name':
      case 'text':
      case 'day':
      case 'digits':
        return String(value);
      default:
        // a stored value of such a field has passed its schema
        return word(kind, value as StoredValue<typeof kind>);
    }
  };
}
