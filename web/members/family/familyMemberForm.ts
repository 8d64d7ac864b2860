import type { FieldBinding } from '../../platform/forms/useForm.ts';
import type { FamilyMemberValues } from '../memberForms.ts';
import type { PhonesForm } from '../PhoneNumbers.tsx';
import type { PersonForm } from '../personForm.ts';
import type { PhoneRow } from '../phoneRows.ts';

export type FamilyMemberForm = Omit<PersonForm, 'values' | 'set' | 'field'> & {
  values: FamilyMemberValues;
  set: PersonForm['set'] & ((name: 'phone_numbers', rows: PhoneRow[]) => void);
  field: PersonForm['field'] &
    ((name: 'email' | 'membership_basis' | 'relationship_type', label: string) => FieldBinding<string>);
} & Pick<PhonesForm, 'part' | 'recheckAll'>;
