import type { Generated } from 'kysely';

declare module '../platform/db.ts' {
  interface Tables {
    office_news: OfficeNewsTable;
  }
}

/** What the office wrote to one household, or to all: told by a job that may run twice. */
type OfficeNewsTable = {
  id: Generated<number>;
  title: string;
  body_html: string;
  /** Null: everybody who waits or is active. */
  household_id: number | null;
  created_by: number | null;
  created_at: Date;
};
