import type { MainMember, SubMember } from '../../domain/members/members.contract.ts';
import { tidyName } from '../../domain/members/name.ts';
import type { MainEnteredField } from '../../domain/members/personFields.ts';
import { tidyNumber } from '../../domain/shared/digits.ts';
import { wireDate } from './dateOfBirthText.ts';
import type { FieldOfKind } from './fieldKinds.ts';

/** The typed values of a person's form: text, complete or not. */
export type PersonValues = {
  [F in MainEnteredField]: F extends FieldOfKind<'country'>
    ? number | null
    : F extends FieldOfKind<'tick'>
      ? boolean
      : string;
};

export const emptyPerson: PersonValues = {
  first_name: '',
  last_name: '',
  date_of_birth: '',
  social_insurance_number: '',
  social_insurance_number_pending: false,
  citizenship_id: null,
  permanent_residence: false,
  turkish_id_no: '',
  place_of_birth: '',
  gender: '',
  civil_status: '',
  father_name: '',
  mother_name: '',
};

export function personValuesOf(member: MainMember | SubMember): PersonValues {
  return {
    first_name: member.first_name,
    last_name: member.last_name,
    date_of_birth: member.date_of_birth ?? '',
    social_insurance_number: member.social_insurance_number ?? '',
    social_insurance_number_pending: member.social_insurance_number_pending,
    citizenship_id: member.citizenship_id,
    permanent_residence: member.permanent_residence,
    turkish_id_no: member.turkish_id_no ?? '',
    place_of_birth: member.place_of_birth ?? '',
    gender: member.gender ?? '',
    civil_status: member.civil_status ?? '',
    father_name: member.father_name ?? '',
    mother_name: member.mother_name ?? '',
  };
}

/**
 * The request from the typed values: normalised names, dates in wire format, numbers without blanks. That the number is
 * not there yet is sent only if it is so: a typed number is there, whatever was ticked before.
 */
export function personInput<V extends PersonValues>(values: V) {
  const { social_insurance_number_pending: _ticked, ...rest } = values;
  return { ...rest, ...sent(values), ...(isNumberPending(values) ? { social_insurance_number_pending: true } : {}) };
}

/** Whether the form says that the number is not there yet. */
export function isNumberPending(
  values: Pick<PersonValues, 'social_insurance_number' | 'social_insurance_number_pending'>,
): boolean {
  return values.social_insurance_number_pending && tidyNumber(values.social_insurance_number) === '';
}

function sent(values: PersonValues): Record<FieldOfKind<'name' | 'day' | 'digits'>, string> {
  return {
    first_name: tidyName(values.first_name),
    last_name: tidyName(values.last_name),
    father_name: tidyName(values.father_name),
    mother_name: tidyName(values.mother_name),
    date_of_birth: wireDate(values.date_of_birth),
    social_insurance_number: tidyNumber(values.social_insurance_number),
    turkish_id_no: tidyNumber(values.turkish_id_no),
  };
}
