import type { MainMember } from '../../domain/members/members.contract.ts';
import {
  type EnteredField,
  enteredFields,
  type MainEnteredField,
  personFields,
} from '../../domain/members/personFields.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { useTranslation } from '../platform/words.ts';
import { useCountryName } from '../reference/useCountryName.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import type { Fact } from '../ui/content/Facts.tsx';

/** That the number is not there yet is read in place of the number. */
type ShownField = Exclude<EnteredField, 'social_insurance_number_pending'>;
type Read = Pick<MainMember, MainEnteredField | 'email'>;

/** Personal data for display, of a main or a family member, stored or not yet. */
export type PersonData = Omit<Read, 'date_of_birth' | 'social_insurance_number_pending'> & {
  social_insurance_number_pending?: boolean;
  date_of_birth: string | null;
  membership_basis?: MembershipBasis;
  relations?: { relationship_type: RelationshipType | null };
};

/** Personal data as text, in the order of the form. */
export function usePersonFacts(): (person: PersonData) => Fact[] {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const countryName = useCountryName();

  return (person) => {
    const { gender, membership_basis: basis, civil_status: civil } = person;
    const relationship = person.relations?.relationship_type;
    const values: Record<ShownField, string | null | undefined> = {
      first_name: person.first_name,
      last_name: person.last_name,
      date_of_birth: person.date_of_birth,
      social_insurance_number: person.social_insurance_number_pending
        ? t('members.form.pending')
        : person.social_insurance_number,
      citizenship_id: countryName(person.citizenship_id),
      permanent_residence: person.permanent_residence ? t('members.form.yes') : t('members.form.no'),
      turkish_id_no: person.turkish_id_no,
      place_of_birth: person.place_of_birth,
      gender: gender && word('gender', gender),
      membership_basis: basis && word('membershipBasis', basis),
      civil_status: civil && word('civilStatus', civil),
      relationship_type: relationship && word('relationship', relationship),
      father_name: person.father_name,
      mother_name: person.mother_name,
      email: person.email,
    };
    return (
      enteredFields
        .filter((field) => field !== 'social_insurance_number_pending')
        .filter((field) => basis || personFields[field].of === 'everyone')
        // of a parent nobody chose one (D26)
        .filter((field) => field !== 'membership_basis' || basis !== 'nb')
        .map((field) => ({ term: t(`members.field.${field}`), value: values[field] || t('members.form.empty') }))
    );
  };
}
