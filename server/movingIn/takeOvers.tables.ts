import type { Generated, JSONColumnType } from 'kysely';
import type { ImportProblem } from '../../domain/movingIn/cell.ts';
import type { Place } from '../../domain/movingIn/importedHousehold.ts';
import type { KeptBecause, UndoOutcome } from '../../domain/movingIn/undo.ts';
import type { Said, TakeOverReason, TakeOverVerdict, TakeOverWarning } from '../../domain/movingIn/verdicts.ts';

declare module '../platform/db.ts' {
  interface Tables {
    take_overs: TakeOversTable;
    take_over_rows: TakeOverRowsTable;
    taking_over_finished: TakingOverFinishedTable;
  }
}

/** The taking over of a former list (decision 102). */
type TakeOversTable = {
  id: Generated<number>;
  /** Null once the file is deleted. */
  imported_file_id: number | null;
  /** The name of the file. */
  name: string;
  created_by: number | null;
  created_at: Date;
  /** When the last dry run ended. */
  tried_at: Generated<Date | null>;
  asked_by: Generated<number | null>;
  asked_at: Generated<Date | null>;
  agreed_by: Generated<number | null>;
  agreed_at: Generated<Date | null>;
  undo_asked_by: Generated<number | null>;
  undo_asked_at: Generated<Date | null>;
};

/** The board has declared the taking over finished (decision 108); one row at most. */
type TakingOverFinishedTable = { is_finished: Generated<boolean>; finished_by: number | null; finished_at: Date };

/** What could not be read of a row; a null column is about the whole row. */
export type UnreadCell = { column: number | null; why: ImportProblem };

type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

/** A household of the list, and what became of it. */
type TakeOverRowsTable = {
  id: Generated<number>;
  take_over_id: number;
  /** Null for a row that could not be read. */
  key: string | null;
  sheet: number;
  row_no: number;
  /** Where its people stand; no personal data. */
  places: Json<Place[]>;
  /** Encrypted with the vault: an `ImportedHousehold`. */
  data: Buffer | null;
  /** Why the row could not be read. */
  problems: Json<UnreadCell[]>;
  /** A keyed digest of each value, by its field. */
  digests: Json<Record<string, string>>;
  /** Keyed digests of the insurance numbers. */
  numbers: Generated<Buffer[]>;
  /** The people of the household that was made, in the order of the list. */
  made_people: Generated<number[]>;
  /** Of a changed household: how many differences are not decided. */
  open_changes: Generated<number>;
  /** Whether one of them is new in the list, and nobody has changed it here. */
  is_takeable: Generated<boolean>;
  old_number: string | null;
  predicted: Generated<TakeOverVerdict | null>;
  predicted_reasons: Json<Said<TakeOverReason>[]>;
  verdict: Generated<TakeOverVerdict | null>;
  reasons: Json<Said<TakeOverReason>[]>;
  warnings: Json<Said<TakeOverWarning>[]>;
  decided_at: Generated<Date | null>;
  household_id: Generated<number | null>;
  /** The household's revision when it was made. */
  revision: Generated<number | null>;
  undone: Generated<UndoOutcome | null>;
  undone_reasons: Json<KeptBecause[]>;
};
