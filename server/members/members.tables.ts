import type { Generated } from 'kysely';
import type { ChangeableField } from '../../domain/members/changeRequests/changeRequest.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { PhoneType } from '../../domain/members/phoneNumber.ts';
import type { CivilStatus, Gender, MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import type { Day } from '../../domain/shared/day.ts';

declare module '../platform/db.ts' {
  interface Tables {
    members: MembersTable;
    phone_numbers: PhoneNumbersTable;
    status_history: StatusHistoryTable;
    change_requests: ChangeRequestsTable;
    belonging_history: BelongingHistoryTable;
    waiting_history: WaitingHistoryTable;
  }
}

type MembersTable = {
  id: Generated<number>;
  household_id: number;
  is_main: boolean;
  status: Generated<MemberStatus>;
  first_name: string;
  last_name: string;
  date_of_birth: Day | null;
  /** Encrypted with the vault. */
  social_insurance_number: Buffer | null;
  /** By which a whole number is found (`identityNumbers/identityDigest.ts`). */
  social_insurance_digest: Generated<Buffer | null>;
  /** There is no number yet; never true beside a number. */
  social_insurance_number_pending: Generated<boolean>;
  citizenship_id: number | null;
  permanent_residence: Generated<boolean>;
  /** Encrypted with the vault. */
  turkish_id_no: Buffer | null;
  turkish_id_digest: Generated<Buffer | null>;
  place_of_birth: string | null;
  gender: Gender | null;
  civil_status: CivilStatus | null;
  father_name: string | null;
  mother_name: string | null;
  email: string | null;
  membership_basis: MembershipBasis | 'main';
  relationship_type: RelationshipType | null;
  version: Generated<number>;
  created_at: Date;
  /** The idempotency key of the call that created the person, if it had one; unique in the household. */
  idempotency_key: Generated<string | null>;
  /** Added by an existing member: has a waiting period of their own (D22). */
  joined_later: Generated<boolean>;
  status_since: Day;
  waiting_from: Day | null;
  waiting_until: Day | null;
  active_from: Day | null;
  inactive_from: Day | null;
  inactive_reason_id: number | null;
  /**
   * Set if they returned long after they had ended while waiting: their waiting period starts on this day at the earliest
   * (decision 35).
   */
  began_anew_on: Generated<Day | null>;
  /** The last year that the association's former list settles; null for who was not in it (decision 102). */
  paid_until_year: Generated<number | null>;
  /** Nobody knows how they stood from the day of entry up to this day, because the list does not tell. */
  known_since: Generated<Day | null>;
  /** The same person in the household into which theirs was merged (decision 109). */
  merged_into: Generated<number | null>;
};

type PhoneNumbersTable = {
  id: Generated<number>;
  member_id: number;
  phone_number: string;
  phone_type: PhoneType;
  is_main_number: Generated<boolean>;
  created_at: Date;
  /** The idempotency key of the call that created the row, if it had one; unique for the person. */
  idempotency_key: Generated<string | null>;
};

/** A row without member_id belongs to the household itself (D23). */
type StatusHistoryTable = {
  id: Generated<number>;
  household_id: number;
  member_id: number | null;
  from_status: MemberStatus;
  to_status: MemberStatus;
  changed_at: Date;
  effective_on: Day;
  actor_account_id: number | null;
  inactive_reason_id: number | null;
  reason: string | null;
};

/** Requests to correct locked data (D25); open until decided or withdrawn. */
type ChangeRequestsTable = {
  id: Generated<number>;
  household_id: number;
  member_id: number;
  field: ChangeableField;
  /** Encrypted JSON of the requested value as the API has it; the same for the former value. */
  wanted: Buffer;
  was: Buffer | null;
  /** Encrypted with the vault. */
  explanation: Buffer | null;
  document_id: number | null;
  created_at: Date;
  withdrawn_at: Date | null;
  decided_at: Date | null;
  decided_by: number | null;
  accepted: boolean | null;
  /** Why it was refused. */
  answer: string | null;
};

/** Basis and relationship of a person before a change; written by a trigger (decision 57). */
type BelongingHistoryTable = {
  id: Generated<number>;
  member_id: number;
  is_main: boolean;
  /** Null: unknown. */
  membership_basis: MembershipBasis | 'main' | null;
  relationship_type: RelationshipType | null;
  /** The first day on which it no longer applied; null: it was a mistake and never applied. */
  held_until: Day | null;
  written_at: Date;
};

/** A person's waiting period before a change, written by a trigger (decision 57). */
type WaitingHistoryTable = {
  id: Generated<number>;
  member_id: number;
  waiting_from: Day | null;
  waiting_until: Day | null;
  /** Null: unknown. */
  joined_later: boolean | null;
  /** The first day on which it no longer applied; null: what replaced it has applied all along. */
  held_until: Day | null;
  written_at: Date;
};
