import type { Generated, JSONColumnType } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';

declare module '../platform/db.ts' {
  interface Tables {
    board_settings: BoardSettingsTable;
  }
}

type BoardSettingsTable = {
  id: Generated<number>;
  valid_from: Day;
  /** As it was introduced; newer fields may be missing, and `readSettings` adds their defaults. */
  settings: JSONColumnType<object>;
  reason: string;
  /** Null for a command without a name. */
  created_by: number | null;
  created_at: Date;
  withdrawn_by: Generated<number | null>;
  withdrawn_at: Generated<Date | null>;
};
