import type { Selectable } from 'kysely';

declare module '../platform/db.ts' {
  interface Tables {
    form_drafts: FormDraftsTable;
  }
}

type FormDraftsTable = {
  account_id: number;
  form: string;
  /** Encrypted with the vault. */
  content: Buffer;
  updated_at: Date;
};

export type DraftRow = Selectable<FormDraftsTable>;
