import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Language } from '../../domain/shared/language.ts';

declare module '../platform/db.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}

export type Translations = { [language in Language]?: { title: string; body_html: string } };

type NotificationsTable = {
  id: Generated<number>;
  household_id: number;
  /** What this news is about; the same effect is told once. */
  effect_key: string;
  title: string;
  body_html: string;
  /** In which title and body stand; null where nobody can tell any more. */
  language: ColumnType<Language | null, Language | null | undefined>;
  /** The same words in other languages, where they come from a template. */
  translations: ColumnType<Translations, string | undefined, string>;
  created_at: Date;
  read_at: Date | null;
};

export type NotificationRow = Pick<
  Selectable<NotificationsTable>,
  'id' | 'title' | 'body_html' | 'language' | 'translations' | 'created_at' | 'read_at'
>;
