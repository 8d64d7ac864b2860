import type { CivilStatus, Gender, MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { useTranslation } from '../platform/words.ts';
import { useCountryName } from '../reference/useCountryName.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import type { Fact } from '../ui/content/Facts.tsx';

/** Personal data to be read, of a main or a family member, stored or about to be. */
export type PersonData = {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  social_insurance_number: string | null;
  citizenship_id: number | null;
  permanent_residence: boolean;
  turkish_id_no: string | null;
  place_of_birth: string | null;
  gender: Gender | null;
  civil_status: CivilStatus | null;
  father_name: string | null;
  mother_name: string | null;
  email: string | null;
  membership_basis?: MembershipBasis;
  relations?: { relationship_type: RelationshipType | null };
};

/** Personal data as text, in the order of the form. */
export function usePersonFacts(): (person: PersonData) => Fact[] {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const countryName = useCountryName();
  const orEmpty = (value: string | null | undefined) => value || t('members.form.empty');

  return (person) => [
    { term: t('members.field.first_name'), value: person.first_name },
    { term: t('members.field.last_name'), value: person.last_name },
    { term: t('members.field.date_of_birth'), value: orEmpty(person.date_of_birth) },
    { term: t('members.field.social_insurance_number'), value: orEmpty(person.social_insurance_number) },
    { term: t('members.field.citizenship_id'), value: orEmpty(countryName(person.citizenship_id)) },
    {
      term: t('members.field.permanent_residence'),
      value: person.permanent_residence ? t('members.form.yes') : t('members.form.no'),
    },
    { term: t('members.field.turkish_id_no'), value: orEmpty(person.turkish_id_no) },
    { term: t('members.field.place_of_birth'), value: orEmpty(person.place_of_birth) },
    { term: t('members.field.gender'), value: orEmpty(person.gender && word('gender', person.gender)) },
    ...belonging(person),
    { term: t('members.field.father_name'), value: orEmpty(person.father_name) },
    { term: t('members.field.mother_name'), value: orEmpty(person.mother_name) },
    { term: t('members.field.email'), value: orEmpty(person.email) },
  ];

  function belonging({ membership_basis, civil_status, relations }: PersonData): Fact[] {
    const civil = {
      term: t('members.field.civil_status'),
      value: orEmpty(civil_status && word('civilStatus', civil_status)),
    };
    if (!membership_basis) return [civil];
    const relationship = relations?.relationship_type;
    return [
      { term: t('members.field.membership_basis'), value: word('membershipBasis', membership_basis) },
      civil,
      {
        term: t('members.field.relationship_type'),
        value: orEmpty(relationship && word('relationship', relationship)),
      },
    ];
  }
}
