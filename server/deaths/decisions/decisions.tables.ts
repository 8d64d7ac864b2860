import type { Generated, JSONColumnType } from 'kysely';
import type { DecisionOutcome, OtherAssumption } from '../../../domain/deaths/decisions.ts';
import type { CoverContext, CoverSettings, CoverVerdict } from '../../../domain/membership/cover.ts';
import type { CoverFacts } from '../../../domain/membership/coverFacts.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { Cents } from '../../../domain/shared/money.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    death_case_checks: DeathCaseChecksTable;
    death_case_decisions: DeathCaseDecisionsTable;
    death_case_signatures: DeathCaseSignaturesTable;
  }
}

/** What the rule answers under another assumption, with the facts that it was asked with. */
export type OtherCheck = {
  because: OtherAssumption;
  day: Day;
  verdict: CoverVerdict;
  grounds: CoverContext[];
  facts: CoverFacts;
};

type DeathCaseChecksTable = {
  id: Generated<number>;
  case_id: number;
  day: Day;
  verdict: CoverVerdict;
  grounds: JSONColumnType<CoverContext[]>;
  facts: JSONColumnType<CoverFacts>;
  settings: JSONColumnType<CoverSettings>;
  others: JSONColumnType<OtherCheck[], string | undefined>;
  rule_version: number;
  checked_at: Date;
  checked_by: number | null;
};

type DeathCaseDecisionsTable = {
  id: Generated<number>;
  case_id: number;
  check_id: number;
  outcome: DecisionOutcome;
  reasons: string;
  limit_cents: Cents | null;
  signatures_needed: number;
  proposed_at: Date;
  proposed_by: number | null;
  in_force_at: Date | null;
  withdrawn_at: Generated<Date | null>;
  /** In which the reasons are written; null: unknown. */
  reasons_language: Generated<Language | null>;
};

type DeathCaseSignaturesTable = {
  id: Generated<number>;
  decision_id: number;
  account_id: number | null;
  signed_at: Date;
};
