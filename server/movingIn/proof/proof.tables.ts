import type { Generated, JSONColumnType } from 'kysely';
import type { DifferenceKind, Explanation, ProofCounts } from '../../../domain/movingIn/proof.ts';
import type { Day } from '../../../domain/shared/day.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    take_over_proofs: TakeOverProofsTable;
    take_over_comparisons: TakeOverComparisonsTable;
    take_over_differences: TakeOverDifferencesTable;
  }
}

/** The sums of all households, and how often which difference was explained how. */
export type KeptFigures = {
  listed: ProofCounts;
  here: ProofCounts;
  explained: { kind: DifferenceKind; because: Explanation; count: number }[];
};

/** The proof of a taking over (decision 106). */
type TakeOverProofsTable = {
  take_over_id: number;
  /** When the last comparison ended. */
  compared_at: Generated<Date | null>;
  /** Those that are signed. */
  figures: JSONColumnType<KeptFigures, string | undefined | null, string | null> | null;
  asked_by: Generated<number | null>;
  asked_at: Generated<Date | null>;
  asked_name: Generated<string | null>;
  signed_by: Generated<number | null>;
  signed_at: Generated<Date | null>;
  signed_name: Generated<string | null>;
  by_two: Generated<boolean>;
  signed_for: Generated<Day | null>;
};

/** What was counted of a household of the list. */
type TakeOverComparisonsTable = {
  row_id: number;
  on_day: Day;
  /** The household's revision then. */
  revision: number | null;
  counts: JSONColumnType<{ listed: ProofCounts; here: ProofCounts }>;
};

type TakeOverDifferencesTable = {
  id: Generated<number>;
  row_id: number;
  kind: DifferenceKind;
  person: number | null;
  member_id: number | null;
  listed: string | null;
  here: string | null;
  because: Generated<Explanation | null>;
  words: Generated<string | null>;
  explained_by: Generated<number | null>;
  explained_at: Generated<Date | null>;
};
