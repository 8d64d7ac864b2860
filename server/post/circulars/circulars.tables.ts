import type { Generated, JSONColumnType } from 'kysely';
import type { CircularChosen, CircularTexts } from '../../../domain/post/circulars.contract.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    circulars: CircularsTable;
    circular_households: CircularHouseholdsTable;
    chosen_lists: ChosenListsTable;
    chosen_list_households: ChosenListHouseholdsTable;
  }
}

type CircularsTable = {
  id: Generated<number>;
  chosen: JSONColumnType<CircularChosen>;
  texts: JSONColumnType<CircularTexts>;
  by_letter: boolean;
  idempotency_key: string | null;
  created_by: number | null;
  created_at: Date;
};

type ChosenListsTable = { id: Generated<number>; created_by: number | null; created_at: Date };

type ChosenListHouseholdsTable = { chosen_list_id: number; household_id: number };

type CircularHouseholdsTable = { circular_id: number; household_id: number };
