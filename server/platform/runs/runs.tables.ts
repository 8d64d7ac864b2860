import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../db.ts' {
  interface Tables {
    runs: RunsTable;
  }
}

export type RunOutcome = 'done' | 'stopped' | 'failed';

type RunsTable = {
  id: Generated<number>;
  kind: string;
  payload: JSONColumnType<object>;
  /** The account that started it; null: the system. */
  created_by: number | null;
  created_at: Date;
  started_at: Date | null;
  position: JSONColumnType<object> | null;
  done: Generated<number>;
  failed: Generated<number>;
  total: number | null;
  tries: Generated<number>;
  worked_at: Date | null;
  stop_wanted_at: Date | null;
  outcome: RunOutcome | null;
  ended_at: Date | null;
};

export type RunRow = Selectable<RunsTable>;
