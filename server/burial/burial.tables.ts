import type { Generated } from 'kysely';

declare module '../platform/db.ts' {
  interface Tables {
    burial_places: BurialPlacesTable;
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
