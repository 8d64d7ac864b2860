import type { Generated } from 'kysely';
import type { ContactCountry } from '../../domain/burial/deathContact.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';

declare module '../platform/db.ts' {
  interface Tables {
    burial_places: BurialPlacesTable;
    death_contacts: DeathContactsTable;
  }
}

type BurialPlacesTable = {
  id: Generated<number>;
  member_id: number;
  graveyard: string;
  grave_group: string | null;
  grave_row: string | null;
  grave_number: string | null;
  grave_user: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  state: string | null;
  country_id: number | null;
  created_at: Date;
  updated_at: Date;
};

type DeathContactsTable = {
  id: Generated<number>;
  household_id: number;
  country: ContactCountry;
  name: string;
  relation: string;
  phone_number: string;
  language: Language;
  may_report: boolean;
  agreed_on: Day;
  /** The main member who stated the agreement; null once that person is erased. */
  agreed_stated_by: number | null;
  created_at: Date;
  updated_at: Date;
  /** The idempotency key of the call that created the row, if it had one; unique in the household. */
  idempotency_key: Generated<string | null>;
};
