import type { Generated, Selectable } from 'kysely';

declare module '../platform/db.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}

type NotificationsTable = {
  id: Generated<number>;
  household_id: number;
  /** What this news is about; the same effect is told once. */
  effect_key: string;
  title: string;
  body_html: string;
  created_at: Date;
  read_at: Date | null;
};

export type NotificationRow = Pick<
  Selectable<NotificationsTable>,
  'id' | 'title' | 'body_html' | 'created_at' | 'read_at'
>;
