import type { FieldBinding } from '../platform/forms/useForm.ts';
import type { FieldOfKind } from './fieldKinds.ts';
import type { PersonValues } from './personValues.ts';

type TextName = Exclude<keyof PersonValues, FieldOfKind<'country' | 'tick'>>;

/** What personal data need from a form; overloaded, so that forms with more fields match too. */
export type PersonForm = {
  values: PersonValues;
  set: (name: 'date_of_birth', value: string, why?: string) => void;
  field: {
    (name: TextName, label: string): FieldBinding<string>;
    (name: 'citizenship_id', label: string): FieldBinding<number | null>;
    (name: FieldOfKind<'tick'>, label: string): FieldBinding<boolean>;
  };
};
