import type { Generated } from 'kysely';

declare module '../platform/db.ts' {
  interface Tables {
    text_consents: TextConsentsTable;
  }
}

/** `member`: the member has ended it; `number`: the number was changed or removed; `household`: the membership has ended. */
export const consentEnds = ['member', 'number', 'household'] as const;
export type EndedBecause = (typeof consentEnds)[number];

/** A consent, and before its code is confirmed the wish for it. At most one of each per household. */
type TextConsentsTable = {
  id: Generated<number>;
  household_id: number;
  /** Who has agreed; null once that person is erased. */
  member_id: number | null;
  phone_number_id: number | null;
  /** With a plus and the country (E.164); null once it has ended. */
  number: string | null;
  words_version: number;
  asked_at: Date;
  code_hash: Buffer | null;
  code_until: Date | null;
  agreed_at: Date | null;
  /** When the last reminder was sent. */
  told_at: Date | null;
  ended_at: Date | null;
  ended_because: EndedBecause | null;
};
