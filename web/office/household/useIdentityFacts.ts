import { useTranslation } from '../../platform/words.ts';
import { useCountryName } from '../../reference/useCountryName.ts';
import type { Fact } from '../../ui/content/Facts.tsx';
import type { Person } from './householdPersons.ts';

/** The data that an identity document must confirm. */
export function useIdentityFacts(): (person: Person) => Fact[] {
  const { t } = useTranslation();
  const countryName = useCountryName();
  return (person) => [
    { term: t('members.field.date_of_birth'), value: person.date_of_birth || t('members.form.empty') },
    { term: t('members.field.place_of_birth'), value: person.place_of_birth || t('members.form.empty') },
    { term: t('members.field.citizenship_id'), value: countryName(person.citizenship_id) || t('members.form.empty') },
    { term: t('members.field.turkish_id_no'), value: person.turkish_id_no || t('members.form.empty') },
  ];
}
