import type { Generated } from 'kysely';

declare module '../platform/db.ts' {
  interface Tables {
    backups_made: BackupsMadeTable;
  }
}

/** Complete backups, written by the command that made them. */
type BackupsMadeTable = {
  id: Generated<number>;
  made_at: Date;
  bytes: number;
};
