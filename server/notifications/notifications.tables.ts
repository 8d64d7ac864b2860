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
  /** Unique: a second message with the same key is not stored. */
  effect_key: string;
  title: string;
  body_html: string;
  /** The language of title and body; null if unknown. */
  language: ColumnType<Language | null, Language | null | undefined>;
  /** The same text in other languages, if it comes from a template. */
  translations: ColumnType<Translations, string | undefined, string>;
  created_at: Date;
  read_at: Date | null;
  /** The booking that caused it, and until when it waits, unseen, in case that is undone; then null (decision 77). */
  held_cause: Generated<string | null>;
  leaves_at: Generated<Date | null>;
};

export type NotificationRow = Pick<
  Selectable<NotificationsTable>,
  'id' | 'title' | 'body_html' | 'language' | 'translations' | 'created_at' | 'read_at'
>;
