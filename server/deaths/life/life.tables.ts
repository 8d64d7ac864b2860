import type { Generated, JSONColumnType } from 'kysely';

declare module '../../platform/db.ts' {
  interface Tables {
    death_case_effects: DeathCaseEffectsTable;
  }
}

type Value = string | number | boolean | null;

/** A row of a household that a death has changed: columns before and after; `before` is null for a row that was new. */
export type ChangedRow = {
  table: 'households' | 'members' | 'addresses' | 'phone_numbers';
  id: number;
  before: Record<string, Value> | null;
  after: Record<string, Value>;
};

/** What is kept of an effect, so that it can be undone: ids, days and keys. */
export type KeptEffect = {
  household_id: number;
  member_id?: number;
  substitute_id?: number;
  /** Of what was told. */
  effect_key?: string;
  by?: 'news' | 'news_and_mail';
  rows?: ChangedRow[];
  /** An invoice that rests and is charged when the case is closed. */
  invoice_id?: number;
};

/**
 * A kind of `DeathEffect`; `rows`: what all of them changed in a household; `corrected`: the people who
 * were told have been told that it was a mistake; `charged`: what was decided about an invoice.
 */
type DeathCaseEffectsTable = {
  id: Generated<number>;
  case_id: number;
  kind: string;
  before: JSONColumnType<KeptEffect>;
  /** The e-mail address that a new main member had of their own, sealed. */
  own_email: Buffer | null;
  done_at: Date;
  undone_at: Date | null;
};
