import type { Insertable } from 'kysely';
import type { Tables } from '../platform/db.ts';
import './deaths.tables.ts';

type Answers = Omit<
  Insertable<Tables['death_cases']>,
  'case_no' | 'source' | 'language' | 'reported_at' | 'state_since' | 'changed_at' | 'id' | 'state' | 'revision'
>;

/** A case about which nothing is known yet. */
export const emptyCase: Answers = {
  idempotency_key: null,
  reporter_name: null,
  reporter_phone: null,
  reporter_relation: null,
  household_id: null,
  member_id: null,
  deceased_name: null,
  deceased_birth: null,
  deceased_gender: null,
  citizenship: null,
  civil_status: null,
  died_from: null,
  died_until: null,
  place: null,
  place_words: null,
  destination: null,
  destination_words: null,
  doctor_came: null,
  has_undertaker: null,
  undertaker: null,
  is_accident: null,
  medical_words: null,
  held_since: null,
  released_on: null,
  burial_at: null,
  burial_place: null,
  flight_at: null,
  flight_words: null,
  event_id: null,
  joined_to: null,
  opened_at: null,
  opened_by: null,
  created_by: null,
  closed_at: null,
  words_removed_at: null,
};
