import type { Generated } from 'kysely';
import type { ChangeableField } from '../../domain/members/changeRequest.ts';
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
  /** Sealed with the vault. */
  social_insurance_number: Buffer | null;
  citizenship_id: number | null;
  permanent_residence: Generated<boolean>;
  /** Sealed with the vault. */
  turkish_id_no: Buffer | null;
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
  /** Of the call that made this person, where it had one; unique in the household. */
  idempotency_key: Generated<string | null>;
  /** Added by an existing member: waits on their own (D22). */
  joined_later: Generated<boolean>;
  status_since: Day;
  waiting_from: Day | null;
  waiting_until: Day | null;
  active_from: Day | null;
  inactive_from: Day | null;
  inactive_reason_id: number | null;
  /** When they came back long after they had ended while they waited: their own waiting begins no earlier (decision 35). */
  began_anew_on: Generated<Day | null>;
};

type PhoneNumbersTable = {
  id: Generated<number>;
  member_id: number;
  phone_number: string;
  phone_type: PhoneType;
  is_main_number: Generated<boolean>;
  created_at: Date;
  /** Of the call that made this row, where it had one; unique for the person. */
  idempotency_key: Generated<string | null>;
};

/** A row without member_id is the household's own (D23). */
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

/** What a household wants corrected in locked data (D25); open until it is decided or withdrawn. */
type ChangeRequestsTable = {
  id: Generated<number>;
  household_id: number;
  member_id: number;
  field: ChangeableField;
  /** Sealed JSON of the value as it travels; so is what stood there before. */
  wanted: Buffer;
  was: Buffer | null;
  /** Sealed with the vault. */
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

/** How a person belonged to the household before a change, written by a trigger (decision 57). */
type BelongingHistoryTable = {
  id: Generated<number>;
  member_id: number;
  is_main: boolean;
  /** Null: nobody knows. */
  membership_basis: MembershipBasis | 'main' | null;
  relationship_type: RelationshipType | null;
  /** The first day without it; null: it was a mistake and never held. */
  held_until: Day | null;
  written_at: Date;
};

/** A person's waiting period before a change, written by a trigger (decision 57). */
type WaitingHistoryTable = {
  id: Generated<number>;
  member_id: number;
  waiting_from: Day | null;
  waiting_until: Day | null;
  /** Null: nobody knows how they waited. */
  joined_later: boolean | null;
  /** The first day without it; null: what replaced it did so all along. */
  held_until: Day | null;
  written_at: Date;
};
