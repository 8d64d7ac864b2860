import type { z } from 'zod';
import type { familyMemberInput, MainMember, mainMemberInput, SubMember } from './members.contract.ts';

type MainInput = z.input<typeof mainMemberInput>;
type FamilyInput = z.input<typeof familyMemberInput>;
type FlatSubMember = Omit<SubMember, 'relations'> & SubMember['relations'];

/** Every field of a person in an answer or a form; the fields in `relations` are listed like the others. */
export type PersonField = keyof MainMember | keyof FlatSubMember | keyof MainInput | keyof FamilyInput;
export type WholePerson = MainMember & FlatSubMember;

/** `plain`, `day` and `sealed` are columns of `members` with the field's name; `computed` is not stored. */
type Stored = 'plain' | 'day' | 'sealed' | 'own_rows' | 'household' | 'account' | 'computed';

/**
 * Who sees the field. The office sees all, and "my data" contains what the household sees. `until_left`: hidden once
 * the person has left (decision 37).
 */
type SeenBy = 'everyone' | 'until_left' | 'office_only';

/** Only fields that may be missing can be hidden: null or an empty list replaces them. */
type Hideable<F> = F extends keyof WholePerson
  ? null extends WholePerson[F]
    ? SeenBy
    : WholePerson[F] extends unknown[]
      ? SeenBy
      : 'everyone'
  : never;

type AnsweredOf<F> = F extends keyof MainMember ? (F extends keyof FlatSubMember ? 'everyone' : 'main') : 'family';
type TypedOf<F> = F extends keyof MainInput ? 'everyone' : F extends keyof FamilyInput ? 'family' : 'nobody';

/**
 * From when on the household cannot change the field itself (D25). `submitted`: then by change request; `billed`:
 * already by a confirmed fee (D35). `without_request`: from submission, and never corrected. `own_rule`: see
 * `members.access.ts`.
 */
type Locked = 'billed' | 'submitted' | 'without_request' | 'own_rule';

/**
 * What erasing does. `copies`: invoices, news and payments repeat the value, and erasing searches them for it. `stays`:
 * the value alone identifies nobody.
 */
type Erased = 'with_person' | 'with_copies' | 'with_account' | 'stays';

type Rule<F extends PersonField> = {
  of: AnsweredOf<F>;
  stored: Stored;
  seenBy: Hideable<F>;
  typed: TypedOf<F>;
  /** For whom an application cannot be submitted without it (spec §5). */
  required: 'everyone' | 'family' | 'nobody';
  locked: TypedOf<F> extends 'nobody' ? 'own_rule' : Locked;
  erased: Erased;
};

const entered = {
  of: 'everyone',
  stored: 'plain',
  typed: 'everyone',
  required: 'everyone',
  locked: 'submitted',
  erased: 'with_person',
} as const;
const ofFamily = { ...entered, of: 'family', typed: 'family', required: 'family' } as const;
const kept = { ...entered, typed: 'nobody', required: 'nobody', locked: 'own_rule' } as const;

/**
 * The rules for each field of a person, in the order of the form. A field of the contract that is missing here does not
 * compile, nor one that the contract no longer has. Reads, writes, answers, checks before submission, change requests
 * and forms derive from it (decision 55).
 */
export const personFields = {
  first_name: { ...entered, seenBy: 'everyone', erased: 'with_copies' },
  last_name: { ...entered, seenBy: 'everyone', erased: 'with_copies' },
  date_of_birth: { ...entered, seenBy: 'everyone', stored: 'day', locked: 'billed' },
  social_insurance_number: { ...entered, seenBy: 'until_left', stored: 'sealed' },
  // an answer about the number: it never says which number it is
  social_insurance_number_pending: {
    ...entered,
    seenBy: 'everyone',
    required: 'nobody',
    locked: 'without_request',
  },
  citizenship_id: { ...entered, seenBy: 'until_left' },
  permanent_residence: { ...entered, seenBy: 'everyone', locked: 'without_request' },
  turkish_id_no: { ...entered, seenBy: 'until_left', stored: 'sealed', required: 'nobody' },
  place_of_birth: { ...entered, seenBy: 'until_left' },
  gender: { ...entered, seenBy: 'everyone' },
  membership_basis: { ...ofFamily, seenBy: 'everyone', locked: 'billed' },
  civil_status: { ...entered, seenBy: 'until_left', required: 'family' },
  relationship_type: { ...ofFamily, seenBy: 'everyone' },
  father_name: { ...entered, seenBy: 'until_left' },
  mother_name: { ...entered, seenBy: 'until_left' },
  // a main member's e-mail is the one of the log-in
  email: { ...entered, seenBy: 'until_left', typed: 'family', required: 'nobody' },
  // a main member's are sent by calls of their own
  phone_numbers: { ...kept, typed: 'family', seenBy: 'until_left', stored: 'own_rows' },
  documents: { ...kept, seenBy: 'until_left', stored: 'own_rows' },
  addresses: { ...kept, of: 'main', seenBy: 'everyone', stored: 'own_rows' },
  id: { ...kept, seenBy: 'everyone' },
  name: { ...kept, of: 'main', seenBy: 'everyone', stored: 'computed' },
  membership_no: { ...kept, of: 'main', seenBy: 'everyone', stored: 'household', erased: 'stays' },
  pending_email: { ...kept, of: 'main', seenBy: 'everyone', stored: 'account', erased: 'with_account' },
  status: { ...kept, seenBy: 'everyone' },
  created_at: { ...kept, seenBy: 'everyone' },
  active_from: { ...kept, seenBy: 'everyone', stored: 'day' },
  waiting_until: { ...kept, seenBy: 'everyone', stored: 'day' },
  inactive_from: { ...kept, seenBy: 'everyone', stored: 'day' },
  inactive_reason_id: { ...kept, seenBy: 'everyone' },
  version: { ...kept, seenBy: 'everyone' },
  fees_billed: { ...kept, seenBy: 'everyone', stored: 'computed' },
  fees_locked: { ...kept, seenBy: 'everyone', stored: 'computed' },
} as const satisfies { [F in PersonField]: Rule<F> };

type Rules = typeof personFields;
type RuleName = keyof Rule<PersonField>;

/** The fields with one of these values of a rule. */
export type FieldWith<R extends RuleName, V> = {
  [F in PersonField]: Rules[F][R] extends V ? F : never;
}[PersonField];

/** `fieldsWith`: the fields as a list, in the order of the form. */
export function fieldsWith<R extends RuleName, const V extends Rule<PersonField>[R]>(
  rule: R,
  ...values: readonly V[]
): readonly FieldWith<R, V>[] {
  const said: readonly unknown[] = values;
  return allFields.filter((field) => said.includes(personFields[field][rule])) as FieldWith<R, V>[];
}

const allFields = Object.keys(personFields) as PersonField[];

/** A column of `members` with the field's name. */
export type StoredField = FieldWith<'stored', 'plain' | 'day' | 'sealed'>;

const storedFields: readonly PersonField[] = fieldsWith('stored', 'plain', 'day', 'sealed');

function isStored<F extends PersonField>(field: F): field is Extract<F, StoredField> {
  return storedFields.includes(field);
}

/** Fields that are typed and stored in the person's own row. */
export type EnteredField = Extract<FieldWith<'typed', 'everyone' | 'family'>, StoredField>;
export const enteredFields = fieldsWith('typed', 'everyone', 'family').filter(isStored);

/** The part of them that main members have too. */
export type MainEnteredField = FieldWith<'typed', 'everyone'>;
export const mainEnteredFields = fieldsWith('typed', 'everyone').filter(isStored);
