import { type Day, toWireDay } from '../shared/day.ts';
import type { StepTable } from '../shared/steps.ts';
import { dateOfBirthProblem } from './dateOfBirth.ts';
import { type FeeFact, feeFacts } from './feeFacts.ts';
import { isLocked, type MemberStatus } from './memberStatus.ts';
import type { MainMember, SubMember } from './members.contract.ts';
import { type FieldWith, fieldsWith, personFields } from './personFields.ts';

/** Locked values that a household may ask the office to correct (D25); permanent residence is a condition, no value. */
export const changeableFields = fieldsWith('locked', 'billed', 'submitted');
export type ChangeableField = FieldWith<'locked', 'billed' | 'submitted'>;

const ofMainMember: readonly ChangeableField[] = changeableFields.filter(
  (field) => personFields[field].typed === 'everyone',
);

/** What may be wrong about somebody: a main member's e-mail is changed under My account, basis and relationship are the family's. */
export function changeableFieldsOf({ is_main }: { is_main: boolean }): readonly ChangeableField[] {
  return is_main ? ofMainMember : changeableFields;
}

type Asked = { is_main: boolean; status: MemberStatus; fees_billed: boolean };

/** What a confirmed fee alone keeps an applicant from changing: everything else is theirs until they submit it (D25). */
export function lockedByFees(person: Asked): readonly FeeFact[] {
  if (isLocked(person.status) || !person.fees_billed) return [];
  const fields = changeableFieldsOf(person);
  return feeFacts.filter((fact) => fields.includes(fact));
}

/** What the household may ask the office to correct: all that is locked, and the relationship, which has to fit the basis (D26). */
export function correctableFieldsOf(person: Asked): readonly ChangeableField[] {
  if (isLocked(person.status)) return changeableFieldsOf(person);
  const locked = lockedByFees(person);
  return locked.includes('membership_basis') ? [...locked, 'relationship_type'] : locked;
}

/** A value as it travels: a country by its number, a date as `DD.MM.YYYY`; null where there is none. */
export type WireValue = string | number | null;

/** One value that is said to be right, read by the schema of its field. */
export type Correction =
  | { field: 'date_of_birth'; wanted: Day }
  | { field: Exclude<ChangeableField, 'date_of_birth'>; wanted?: string | number | null | undefined };

/** The value as it travels; a left out one takes away what stands there. */
export function wantedValue(correction: Correction): WireValue {
  return correction.field === 'date_of_birth' ? toWireDay(correction.wanted) : (correction.wanted ?? null);
}

/**
 * What is wrong with it: `date_must_be_in_the_past`, or `value_unchanged` where it stands there already. Whether all
 * values of a person fit together is asked when it is granted: several may be wrong at once.
 */
export function correctionProblem(
  correction: Correction,
  was: WireValue,
  today: Day,
): 'date_must_be_in_the_past' | 'value_unchanged' | undefined {
  if (wantedValue(correction) === was) return 'value_unchanged';
  return correction.field === 'date_of_birth' ? dateOfBirthProblem(correction.wanted, today) : undefined;
}

/** What stands in a field of a person now. */
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

/** The life of a change request: nobody decides it twice, and only an open one is withdrawn. */
export const changeRequestStates = ['open', 'granted', 'refused', 'withdrawn'] as const;
export type ChangeRequestState = (typeof changeRequestStates)[number];

export const changeRequestSteps = {
  grant: { from: ['open'], to: 'granted' },
  refuse: { from: ['open'], to: 'refused' },
  withdraw: { from: ['open'], to: 'withdrawn' },
} as const satisfies StepTable<ChangeRequestState>;

type Ended = { accepted: boolean | null; withdrawn_at: Date | null };

/** Where a stored request stands. */
export function changeRequestStateOf({ accepted, withdrawn_at }: Ended): ChangeRequestState {
  if (withdrawn_at) return 'withdrawn';
  if (accepted === null) return 'open';
  return accepted ? 'granted' : 'refused';
}
