import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../domain/shared/language.ts';

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
  /** Null where nobody can tell any more. */
  language: ColumnType<Language | null, Language | null | undefined>;
  /** Null: everybody who waits or is active. */
  household_id: number | null;
  created_by: number | null;
  created_at: Date;
};
