import type { FamilyMemberValues } from '../../members/memberForms.ts';
import type { PhonesForm } from '../../members/PhoneNumbers.tsx';
import type { PersonForm } from '../../members/personForm.ts';
import type { PhoneRow } from '../../members/phoneRows.ts';
import type { FieldBinding } from '../../platform/forms/useForm.ts';

export type FamilyMemberForm = Omit<PersonForm, 'values' | 'set' | 'field'> & {
  values: FamilyMemberValues;
  set: PersonForm['set'] & ((name: 'phone_numbers', rows: PhoneRow[]) => void);
  field: PersonForm['field'] &
    ((name: 'email' | 'membership_basis' | 'relationship_type', label: string) => FieldBinding<string>);
} & Pick<PhonesForm, 'part' | 'recheckAll'>;
