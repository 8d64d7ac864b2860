import type { Generated, JSONColumnType } from 'kysely';
import type { AgreedDocument, WayAgreed } from '../../domain/households/agreement.ts';
import type { Channel } from '../../domain/members/channel.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { SentBackPlace } from '../../domain/members/sentBackPlace.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';

declare module '../platform/db.ts' {
  interface Tables {
    households: HouseholdsTable;
    addresses: AddressesTable;
    household_confirmations: HouseholdConfirmationsTable;
    paper_applications: PaperApplicationsTable;
    agreements: AgreementsTable;
    merged_households: MergedHouseholdsTable;
  }
}

/** The waiting periods of a household and its people before the application was sent back (decision 22). */
export type Waited = {
  submitted_on: Day | null;
  status_since: Day;
  waiting_from: Day | null;
  waiting_until: Day | null;
  persons: {
    id: number;
    began_on: Day;
    joined_later: boolean;
    waiting_from: Day | null;
    waiting_until: Day | null;
  }[];
};

type HouseholdsTable = {
  id: Generated<number>;
  membership_no: string;
  /** The number in the association's former lists. */
  old_number: Generated<string | null>;
  account_id: number | null;
  status: Generated<MemberStatus>;
  status_since: Day;
  created_at: Date;
  submitted_on: Day | null;
  sent_back_reason: string | null;
  /** The document or field that the reason is about, and whose it is. */
  sent_back_place: Generated<SentBackPlace | null>;
  sent_back_member_id: Generated<number | null>;
  /** Cleared as soon as the household changes anything itself. */
  before_sent_back: JSONColumnType<Waited | null, string | null | undefined, string | null>;
  waiting_from: Day | null;
  waiting_until: Day | null;
  active_from: Day | null;
  inactive_from: Day | null;
  inactive_reason_id: number | null;
  /** When it was erased; only the number and these days are left (decision 18). */
  erased_on: Generated<Day | null>;
  /** From this day on nothing about money is written to the household, because somebody has died (decision 60). */
  money_rests_since: Generated<Day | null>;
  /** From this day on nothing leaves for the household, because it was taken over and not released yet (decision 103). */
  silent_since: Generated<Day | null>;
  /** When an applicant was told that the application may be erased. */
  erasure_warned_on: Generated<Day | null>;
  /** When, by whom, why and until which day the office skipped it in its lists; read by `skip_of`. */
  skipped_at: Generated<Date | null>;
  skipped_by: Generated<number | null>;
  skipped_reason: Generated<string | null>;
  skipped_until: Generated<Day | null>;
  channel: Generated<Channel>;
  /** The language of a household that has no account; otherwise the account's counts. */
  language: Generated<Language | null>;
  /** When it was taken over from the association's former list (decision 102). */
  taken_over_on: Generated<Day | null>;
  /** When the application came to be compared with the former list; it counts only while `is_held` says so (decision 107). */
  comparison_asked_at: Generated<Date | null>;
  /** A digest of the people for whom the office decided that it may go on. */
  compared_people: Generated<Buffer | null>;
};

/** A household that was closed because it is another one (decision 109). */
type MergedHouseholdsTable = {
  household_id: number;
  into_household_id: number;
  merged_on: Day;
  asked_by: number | null;
  agreed_by: number | null;
};

type AddressesTable = {
  id: Generated<number>;
  member_id: number;
  type: 'domestic' | 'foreign';
  street: string;
  postal_code: string;
  state: string;
  city: string;
  country_id: number;
  is_main_address: Generated<boolean>;
  created_at: Date;
  inactive_from: Day | null;
  inactive_reason_id: number | null;
  /** Since when letters come back from it; null again as soon as it is changed. */
  undeliverable_on: Generated<Day | null>;
};

/** One row for each time that a main member confirmed the household's data (decision 67). */
type HouseholdConfirmationsTable = {
  id: Generated<number>;
  household_id: number;
  /** Null once the person is erased. */
  member_id: number | null;
  confirmed_on: Day;
  confirmed_at: Date;
};

/** An application that the office entered from the paper form (decision 97). */
type PaperApplicationsTable = {
  household_id: number;
  arrived_on: Day;
  /** Whether that day counts as the day of submission: at once, or since a second person agreed. */
  counts: boolean;
  entered_at: Date;
  /** Null once the account is gone. */
  entered_by: number | null;
  /** When it was first submitted; null while it is being entered. */
  submitted_at: Generated<Date | null>;
  idempotency_key: string | null;
};

/** To which version of which text somebody agreed. */
type AgreementsTable = {
  id: Generated<number>;
  household_id: number;
  /** Null once the person is erased. */
  member_id: number | null;
  document: AgreedDocument;
  version: string;
  agreed_on: Day;
  way: WayAgreed;
};
