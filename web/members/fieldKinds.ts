import type { EnteredField } from '../../domain/members/personFields.ts';
import type { StoredKind } from '../reference/useStoredWords.ts';

type Kind = 'name' | 'text' | 'day' | 'digits' | 'country' | 'tick' | StoredKind;

/** How each field of a person is typed and parsed; for a choice, the name of its list of stored words. */
export const fieldKinds = {
  first_name: 'name',
  last_name: 'name',
  date_of_birth: 'day',
  social_insurance_number: 'digits',
  social_insurance_number_pending: 'tick',
  citizenship_id: 'country',
  permanent_residence: 'tick',
  turkish_id_no: 'digits',
  place_of_birth: 'text',
  gender: 'gender',
  membership_basis: 'membershipBasis',
  civil_status: 'civilStatus',
  relationship_type: 'relationship',
  father_name: 'name',
  mother_name: 'name',
  email: 'text',
} as const satisfies Record<EnteredField, Kind>;

type Kinds = typeof fieldKinds;

/** The fields of this kind. */
export type FieldOfKind<K extends Kind> = { [F in EnteredField]: Kinds[F] extends K ? F : never }[EnteredField];
