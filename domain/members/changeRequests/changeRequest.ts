import { type Day, toWireDay } from '../../shared/day.ts';
import type { StepTable } from '../../shared/steps.ts';
import { dateOfBirthProblem } from '../dateOfBirth.ts';
import { type FeeFact, feeFacts } from '../feeFacts.ts';
import { isLocked, type MemberStatus } from '../memberStatus.ts';
import type { MainMember, SubMember } from '../members.contract.ts';
import { type FieldWith, fieldsWith, personFields } from '../personFields.ts';

/**
 * Locked values that a household may ask the office to correct (D25). Permanent residence is a condition and not one of
 * them.
 */
export const changeableFields = fieldsWith('locked', 'billed', 'submitted');
export type ChangeableField = FieldWith<'locked', 'billed' | 'submitted'>;

const ofMainMember: readonly ChangeableField[] = changeableFields.filter(
  (field) => personFields[field].typed === 'everyone',
);

/**
 * The fields of a person that may be corrected. A main member's e-mail is changed under My account; basis and
 * relationship exist for family members only.
 */
export function changeableFieldsOf({ is_main }: { is_main: boolean }): readonly ChangeableField[] {
  return is_main ? ofMainMember : changeableFields;
}

/** `fees_locked`: whether a confirmed fee locks what it was calculated from (decision 87). */
type Asked = { is_main: boolean; status: MemberStatus; fees_locked: boolean };

/**
 * The fields that an applicant cannot change because of a confirmed fee; all others stay editable until submission
 * (D25).
 */
export function lockedByFees(person: Asked): readonly FeeFact[] {
  if (isLocked(person.status) || !person.fees_locked) return [];
  const fields = changeableFieldsOf(person);
  return feeFacts.filter((fact) => fields.includes(fact));
}

/**
 * The fields that the household may ask the office to correct: everything locked, and the relationship, which must
 * match the basis (D26).
 */
export function correctableFieldsOf(person: Asked): readonly ChangeableField[] {
  if (isLocked(person.status)) return changeableFieldsOf(person);
  const locked = lockedByFees(person);
  return locked.includes('membership_basis') ? [...locked, 'relationship_type'] : locked;
}

/** A value in wire format: a country by its id, a date as `DD.MM.YYYY`; null if there is none. */
export type WireValue = string | number | null;

/** A requested value, parsed by the schema of its field. */
export type Correction =
  | { field: 'date_of_birth'; wanted: Day }
  | { field: Exclude<ChangeableField, 'date_of_birth'>; wanted?: string | number | null | undefined };

/** The requested value in wire format; a missing one clears the field. */
export function wantedValue(correction: Correction): WireValue {
  return correction.field === 'date_of_birth' ? toWireDay(correction.wanted) : (correction.wanted ?? null);
}

/**
 * The refusal for a requested value: `date_must_be_in_the_past`, or `value_unchanged`. Whether all values of the person
 * match is checked only when the request is granted, because several may be wrong at once.
 */
export function correctionProblem(
  correction: Correction,
  was: WireValue,
  today: Day,
): 'date_must_be_in_the_past' | 'value_unchanged' | undefined {
  if (wantedValue(correction) === was) return 'value_unchanged';
  return correction.field === 'date_of_birth' ? dateOfBirthProblem(correction.wanted, today) : undefined;
}

/** The present value of a person's field. */
export function valueIn(person: MainMember | SubMember, field: ChangeableField): WireValue {
  const family = 'relations' in person ? person : undefined;
  switch (field) {
    case 'membership_basis':
      return family?.membership_basis ?? null;
    case 'relationship_type':
      return family?.relations.relationship_type ?? null;
    default:
      return person[field];
  }
}

/** The states of a change request: it is decided once, and only an open one can be withdrawn. */
export const changeRequestStates = ['open', 'granted', 'refused', 'withdrawn'] as const;
export type ChangeRequestState = (typeof changeRequestStates)[number];

export const changeRequestSteps = {
  grant: { from: ['open'], to: 'granted' },
  refuse: { from: ['open'], to: 'refused' },
  withdraw: { from: ['open'], to: 'withdrawn' },
} as const satisfies StepTable<ChangeRequestState>;

type Ended = { accepted: boolean | null; withdrawn_at: Date | null };

/** The state of a stored change request. */
export function changeRequestStateOf({ accepted, withdrawn_at }: Ended): ChangeRequestState {
  if (withdrawn_at) return 'withdrawn';
  if (accepted === null) return 'open';
  return accepted ? 'granted' : 'refused';
}
