import type { ListChange } from '../../../domain/movingIn/changes/listChanges.contract.ts';
import type { ChangeField } from '../../../domain/movingIn/changes/listedValues.ts';
import { cents, formatEuro } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { useCountryName } from '../../reference/useCountryName.ts';
import { type StoredKind, useStoredWords } from '../../reference/useStoredWords.ts';

/** Values that stand in the texts of stored values. */
const stored = {
  gender: 'gender',
  civil_status: 'civilStatus',
  relation: 'relationship',
} as const satisfies Partial<Record<ChangeField, StoredKind>>;

const ownNames = [
  'addresses',
  'ibans',
  'burial',
  'contacts',
  'phones',
  'citizenship_id',
  'added',
  'absent',
] as const satisfies ChangeField[];
type OwnName = (typeof ownNames)[number];

/** Fields and values of a later list in words. */
export function useChangeWords() {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const countryName = useCountryName();

  function nameOf(field: ChangeField): string {
    const own = ownNames.find((one) => one === field);
    return own ? t(`listChanges.fields.${own}`) : t(`officeMovingIn.fields.${field as Exclude<ChangeField, OwnName>}`);
  }

  const fieldOf = ({ field, name }: ListChange): string =>
    name ? t('listChanges.of', { name, field: nameOf(field) }) : nameOf(field);

  function saidOf(field: ChangeField, value: string | null): string | null {
    if (value === null) return null;
    switch (field) {
      case 'open_cents':
      case 'own_amount_cents':
        return formatEuro(cents(Number(value)));
      case 'citizenship_id':
        return countryName(Number(value)) || value;
      case 'has_disability':
      case 'listed_as_covered':
        return t(value === 'true' ? 'listChanges.yes' : 'listChanges.no');
      case 'language':
        return t(`shared.language.${value as 'de'}`);
      case 'channel':
        return t(`officeRelease.channels.${value as 'email'}`);
      case 'left_because':
        return t(`listChanges.left.${value as 'other'}`);
      case 'gender':
      case 'civil_status':
      case 'relation':
        return value === 'main' ? t('takeOvers.mainMember') : word(stored[field], value as never);
      default:
        return value;
    }
  }

  return { fieldOf, saidOf };
}
