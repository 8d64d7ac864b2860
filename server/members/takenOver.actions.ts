import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import type { PhoneType } from '../../domain/members/phoneNumber.ts';
import type { CivilStatus, Gender, MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/context.ts';
import { enteredAt } from '../platform/enteredAt.ts';
import { withValidFrom } from '../platform/transactionDay.ts';
import { type IdentityField, identityDigest } from './identityNumbers/identityDigest.ts';
import { wasExcluded } from './members.reads.ts';
import { insertMember, updateMember } from './members.writes.ts';
import { listPhoneNumbers } from './phoneNumbers.reads.ts';
import { insertPhoneNumber } from './phoneNumbers.writes.ts';
import { recordStatusChange } from './statusHistory.actions.ts';

type Step = { from: MemberStatus; to: MemberStatus; on: Day };

/** A person of the association's former list (decision 102). */
export type ListedPerson = {
  household_id: number;
  is_main: boolean;
  first_name: string;
  last_name: string;
  date_of_birth: Day | null;
  place_of_birth: string | null;
  gender: Gender | null;
  citizenship_id: number | null;
  civil_status: CivilStatus | null;
  father_name: string | null;
  mother_name: string | null;
  email: string | null;
  permanent_residence: boolean;
  social_insurance_number: string | null;
  turkish_id_no: string | null;
  membership_basis: MembershipBasis | 'main';
  relationship_type: RelationshipType | null;
  status: Exclude<MemberStatus, 'new'>;
  status_since: Day;
  entered_on: Day;
  known_since: Day | null;
  waiting_from: Day | null;
  waiting_until: Day | null;
  active_from: Day | null;
  inactive_from: Day | null;
  inactive_reason_id: number | null;
  joined_later: boolean;
  paid_until_year: number;
  phones: readonly { phone_number: string; phone_type: PhoneType }[];
  steps: readonly Step[];
};

/** A person may have as many (`addPhoneNumber`). */
const MOST_PHONES = 10;

/**
 * Inserts somebody who is taken over, with the status, the days and the history that the list tells, and the phone numbers, the first
 * of a main member as the main number (D29). Nobody is told. Returns the id.
 */
export async function enterListedPerson(change: Change, listed: ListedPerson): Promise<number> {
  const { phones, steps, entered_on, social_insurance_number, turkish_id_no, ...columns } = listed;
  const { vault } = change;
  const digest = (field: IdentityField, number: string | null) =>
    number === null ? null : identityDigest(vault, field, number);
  const id = await insertMember(change.tx, {
    ...columns,
    social_insurance_number: social_insurance_number === null ? null : vault.seal(social_insurance_number),
    social_insurance_digest: digest('social_insurance_number', social_insurance_number),
    turkish_id_no: turkish_id_no === null ? null : vault.seal(turkish_id_no),
    turkish_id_digest: digest('turkish_id_no', turkish_id_no),
    created_at: enteredAt(change, entered_on),
  });
  for (const [place, phone] of phones.slice(0, MOST_PHONES).entries()) {
    const is_main_number = listed.is_main && place === 0;
    await insertPhoneNumber(change.tx, { ...phone, member_id: id, is_main_number, created_at: change.now });
  }
  await recordListedSteps(change, { ...listed, member_id: id });
  return id;
}

type Stepped = {
  household_id: number;
  member_id: number | null;
  steps: readonly Step[];
  inactive_reason_id: number | null;
};

/** Records how somebody stood, or with no `member_id` the household itself, as far as the list tells. */
export async function recordListedSteps(change: Change, stepped: Stepped): Promise<void> {
  const { household_id, member_id, steps, inactive_reason_id } = stepped;
  for (const { from: from_status, to: to_status, on: effective_on } of steps) {
    const reason = to_status === 'inactive' ? inactive_reason_id : null;
    const row = { household_id, member_id, from_status, to_status, effective_on, inactive_reason_id: reason };
    await recordStatusChange(change, row);
  }
}

/** What a later list of the association corrects (decision 108). */
export type ListedCorrection = Partial<
  Pick<
    ListedPerson,
    | 'first_name'
    | 'last_name'
    | 'date_of_birth'
    | 'place_of_birth'
    | 'citizenship_id'
    | 'civil_status'
    | 'father_name'
    | 'mother_name'
    | 'email'
    | 'social_insurance_number'
    | 'turkish_id_no'
  >
>;

/**
 * Stores what a later list corrects of somebody whose household is locked. It was a mistake, so it holds for past days too (decision
 * 57). Refuses with `person_was_excluded` if it makes them somebody whom only the board readmits (D24).
 */
export async function correctListedPerson(change: Change, id: number, correction: ListedCorrection): Promise<void> {
  const { social_insurance_number: insurance, turkish_id_no: turkish, ...fields } = correction;
  const { vault } = change;
  const columns = {
    ...fields,
    ...(insurance && {
      social_insurance_number: vault.seal(insurance),
      social_insurance_digest: identityDigest(vault, 'social_insurance_number', insurance),
      social_insurance_number_pending: false,
    }),
    ...(turkish && {
      turkish_id_no: vault.seal(turkish),
      turkish_id_digest: identityDigest(vault, 'turkish_id_no', turkish),
    }),
  };
  if (Object.keys(columns).length === 0) return;
  await withValidFrom(change.tx, 'always', () => updateMember(change.tx, id, columns));
  await refuseExcluded(change, id);
}

/** Refuses with `person_was_excluded` somebody whom only the board readmits (D24). */
export async function refuseExcluded({ tx }: Pick<Change, 'tx'>, id: number): Promise<void> {
  if (await wasExcluded(tx, id)) refuse('person_was_excluded');
}

/** Adds the numbers that somebody does not have yet; none is taken away. */
export async function addListedPhones(
  change: Change,
  member_id: number,
  phones: ListedPerson['phones'],
): Promise<void> {
  const present = await listPhoneNumbers(change.tx, member_id);
  const added = phones.filter(({ phone_number }) => !present.some((other) => other.phone_number === phone_number));
  for (const phone of added.slice(0, Math.max(0, MOST_PHONES - present.length))) {
    await insertPhoneNumber(change.tx, { ...phone, member_id, is_main_number: false, created_at: change.now });
  }
}
