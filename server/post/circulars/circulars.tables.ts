import type { Generated, JSONColumnType } from 'kysely';
import type {
  CircularChosen,
  CircularState,
  CircularTexts,
  CircularWay,
  GottenWay,
} from '../../../domain/post/circulars.contract.ts';

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
  way: CircularWay;
  state: CircularState;
  idempotency_key: string | null;
  created_by: number | null;
  created_at: Date;
};

type ChosenListsTable = { id: Generated<number>; created_by: number | null; created_at: Date };

type ChosenListHouseholdsTable = { chosen_list_id: number; household_id: number };

/** `way`: null for those of earlier versions. */
type CircularHouseholdsTable = { circular_id: number; household_id: number; way: GottenWay | null };
