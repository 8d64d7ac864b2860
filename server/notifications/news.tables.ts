import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../domain/shared/language.ts';

declare module '../platform/db.ts' {
  interface Tables {
    office_news: OfficeNewsTable;
  }
}

/** News that the office sent to one household, or to all, which are circulars today. */
type OfficeNewsTable = {
  id: Generated<number>;
  title: string;
  body_html: string;
  /** Null if unknown. */
  language: ColumnType<Language | null, Language | null | undefined>;
  /** Null for everybody who waited or was active, of earlier versions. */
  household_id: number | null;
  created_by: number | null;
  created_at: Date;
};
