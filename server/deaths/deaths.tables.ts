import type { Generated } from 'kysely';
import type { DeathCaseEvent, DeathCaseState } from '../../domain/deaths/deathCase.ts';
import type { CaseSource } from '../../domain/deaths/deathCases.contract.ts';
import type { BurialDestination, Citizenship, DeathPlace } from '../../domain/deaths/deathFacts.ts';
import type { CivilStatus, Gender } from '../../domain/reference/eligibility.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';

declare module '../platform/db.ts' {
  interface Tables {
    death_cases: DeathCasesTable;
    death_case_counters: { year: number; last_no: number };
    death_case_history: DeathCaseHistoryTable;
    death_case_notes: DeathCaseNotesTable;
  }
}

type DeathCasesTable = {
  id: Generated<number>;
  case_no: string;
  state: Generated<DeathCaseState>;
  source: CaseSource;
  language: Language;
  revision: Generated<number>;
  idempotency_key: string | null;
  reporter_name: string | null;
  reporter_phone: string | null;
  reporter_relation: string | null;
  household_id: number | null;
  member_id: number | null;
  parent_member_id: Generated<number | null>;
  guardian: Generated<string | null>;
  deceased_name: string | null;
  deceased_birth: Day | null;
  deceased_gender: Gender | null;
  citizenship: Citizenship | null;
  civil_status: CivilStatus | null;
  died_from: Day | null;
  died_until: Day | null;
  place: DeathPlace | null;
  place_words: string | null;
  destination: BurialDestination | null;
  destination_words: string | null;
  destination_airport: Generated<string | null>;
  consignee_name: Generated<string | null>;
  consignee_phone: Generated<string | null>;
  /** Encrypted. */
  passport_no: Generated<Buffer | null>;
  doctor_came: boolean | null;
  has_undertaker: boolean | null;
  undertaker: string | null;
  is_accident: boolean | null;
  /** Encrypted. */
  medical_words: Buffer | null;
  held_since: Day | null;
  released_on: Day | null;
  burial_at: Date | null;
  burial_place: string | null;
  flight_at: Date | null;
  flight_words: string | null;
  event_id: number | null;
  joined_to: number | null;
  reported_at: Date;
  opened_at: Date | null;
  opened_by: number | null;
  created_by: number | null;
  state_since: Date;
  /** When somebody last worked on the case. */
  changed_at: Date;
  closed_at: Date | null;
  words_removed_at: Date | null;
};

type DeathCaseHistoryTable = {
  id: Generated<number>;
  case_id: number;
  verb: DeathCaseEvent;
  from_state: DeathCaseState | null;
  to_state: DeathCaseState;
  happened_at: Date;
  account_id: number | null;
  reason: string | null;
};

type DeathCaseNotesTable = {
  id: Generated<number>;
  case_id: number;
  words: string;
  written_at: Date;
  written_by: number | null;
};
