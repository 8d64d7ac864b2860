import type { ChangeableField } from '../../../domain/members/changeRequests/changeRequest.ts';
import { personFields } from '../../../domain/members/personFields.ts';
import { choosableBases, civilStatuses, genders, relationshipTypes } from '../../../domain/reference/eligibility.ts';
import type { FieldBinding } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { CountryField } from '../../reference/CountryField.tsx';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { BirthField } from '../BirthField.tsx';
import { fieldKinds } from '../fieldKinds.ts';
import { type Numbered, SocialInsuranceField } from '../SocialInsuranceField.tsx';
import type { Person } from './changeRequestForm.ts';

export type WantedFieldProps = {
  field: ChangeableField;
  ties: FieldBinding<string>;
  /** Whose field it is, and who else is in the household. */
  person: Pick<Person, 'date_of_birth'>;
  others: readonly Numbered[];
  onFuture: (key: 'date_must_be_in_the_past') => void;
};

/** The field for the right value, with the control of the wrong field. */
export function WantedField({ field, ties, onFuture, ...whose }: WantedFieldProps) {
  const { t } = useTranslation();
  const { choices } = useStoredWords();
  const select = { ...ties, placeholder: t('members.form.choose') };
  switch (fieldKinds[field]) {
    case 'day':
      return <BirthField {...ties} autoComplete="off" onFuture={onFuture} />;
    case 'country': {
      const { value, onChange, ...rest } = ties;
      const country = value === '' ? null : Number(value);
      return <CountryField {...rest} value={country} onChange={(id) => onChange(id === null ? '' : String(id))} />;
    }
    case 'gender':
      return <SelectField {...select} choices={choices('gender', genders)} />;
    case 'civilStatus':
      return <SelectField {...select} choices={choices('civilStatus', civilStatuses)} />;
    case 'membershipBasis':
      return <SelectField {...select} choices={choices('membershipBasis', choosableBases)} />;
    case 'relationship':
      return <SelectField {...select} choices={choices('relationship', relationshipTypes)} />;
    case 'name':
    case 'text':
    case 'digits':
      return <TypedField field={field} ties={ties} {...whose} />;
  }
}

function TypedField({ field, ties, person, others }: Omit<WantedFieldProps, 'onFuture'>) {
  const { t } = useTranslation();
  if (field === 'social_insurance_number') {
    return <SocialInsuranceField {...ties} birth={person.date_of_birth} others={others} />;
  }
  if (personFields[field].required !== 'nobody') return <TextField {...ties} autoComplete="off" />;
  return <TextField {...ties} autoComplete="off" optional hint={t('members.correct.mayBeEmpty')} />;
}
