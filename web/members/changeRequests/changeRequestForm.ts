import type { z } from 'zod';
import {
  type ChangeableField,
  changeableFields,
  correctableFieldsOf,
  correctionProblem,
  lockedByFees,
  valueIn,
} from '../../../domain/members/changeRequests/changeRequest.ts';
import type { changeRequestInput } from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import type { MainMember, SubMember } from '../../../domain/members/members.contract.ts';
import { tidyName } from '../../../domain/members/name.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { tidyNumber } from '../../../domain/shared/digits.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { wireDate } from '../dateOfBirthText.ts';
import { fieldKinds } from '../fieldKinds.ts';

export type Person = MainMember | SubMember;

/** The typed values: always text, also for a country's id. */
export type ChangeRequestValues = { field: string; wanted: string; explanation: string; document_id: string };

/** An empty form; the only field that can be wrong is chosen, or a number that is not there yet. */
export function noChangeRequest(person: Person): ChangeRequestValues {
  const [first, ...others] = fieldsOf(person);
  return {
    field: (others.length === 0 ? first : pendingOf(person)) ?? '',
    wanted: '',
    explanation: '',
    document_id: '',
  };
}

function pendingOf(person: Person): ChangeableField | undefined {
  return fieldsOf(person).find(
    (field) => field === 'social_insurance_number' && person.social_insurance_number_pending,
  );
}

export function fieldsOf(person: Person): readonly ChangeableField[] {
  return correctableFieldsOf(facts(person));
}

/** The fields that a confirmed fee locks for an applicant (decision 87). */
export function billedFieldsOf(person: Person): ReturnType<typeof lockedByFees> {
  return lockedByFees(facts(person));
}

/** The stored values from which fees are calculated. */
export function storedFacts(person: Person) {
  const of = (field: 'date_of_birth' | 'membership_basis' | 'relationship_type') => valueIn(person, field);
  return {
    date_of_birth: of('date_of_birth'),
    membership_basis: of('membership_basis'),
    relationship_type: of('relationship_type'),
  };
}

function facts(person: Person) {
  const { status, fees_locked } = person;
  return { is_main: !('relations' in person), status, fees_locked };
}

export function chosenField(values: ChangeRequestValues): ChangeableField | undefined {
  return changeableFields.find((field) => field === values.field);
}

export function changeRequestToSend(values: ChangeRequestValues) {
  const { field, wanted, explanation, document_id } = values;
  return {
    field,
    wanted: wantedToSend(chosenField(values), wanted),
    explanation,
    document_id: document_id === '' ? null : Number(document_id),
  };
}

/** Errors that the schema cannot know: an unchanged value, and a birth date in the future. */
export function changeRequestErrors(
  wish: z.output<typeof changeRequestInput> | undefined,
  person: Person,
  today: Day,
): FieldErrors {
  const problem = wish && correctionProblem(wish, valueIn(person, wish.field), today);
  return problem ? { wanted: [problem] } : {};
}

function wantedToSend(field: ChangeableField | undefined, typed: string): string | number | undefined {
  switch (field && fieldKinds[field]) {
    case 'country':
      return typed === '' ? undefined : Number(typed);
    case 'day':
      return wireDate(typed);
    case 'digits':
      return tidyNumber(typed);
    case 'name':
      return tidyName(typed);
    default:
      return typed;
  }
}
