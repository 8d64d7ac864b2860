import type { Generated } from 'kysely';
import type { ReturnReason } from '../../domain/post/returned.ts';

declare module '../platform/db.ts' {
  interface Tables {
    letter_prints: LetterPrintsTable;
    envelopes: EnvelopesTable;
  }
}

type LetterPrintsTable = {
  id: Generated<number>;
  created_by: number | null;
  created_at: Date;
  /** When its file was opened first. Until then, what waits is added to it. */
  opened_at: Date | null;
};

type EnvelopesTable = {
  id: Generated<number>;
  print_id: number;
  household_id: number;
  /** The finished document; null once it is cleared, like the post code. */
  content: Buffer | null;
  country_id: number;
  postal_code: string | null;
  created_at: Date;
  sent_at: Date | null;
  returned_at: Date | null;
  returned_because: ReturnReason | null;
  pulled_out_at: Date | null;
};
