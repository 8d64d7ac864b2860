import type { Generated } from 'kysely';
import type { CostKind, CostPayer } from '../../../domain/deaths/costs.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    death_case_costs: DeathCaseCostsTable;
  }
}

type DeathCaseCostsTable = {
  id: Generated<number>;
  case_id: number;
  kind: CostKind;
  supplier: string;
  bill_no: string | null;
  amount_cents: Cents;
  /** The limit of this kind when the cost was entered; null: none. */
  limit_cents: Cents | null;
  over_limit_because: string | null;
  payer: CostPayer;
  ordered_on: Day | null;
  paid_on: Day | null;
  /** Paid on this day, by the word of one person; a second one has to agree (decision 70). */
  pay_asked_on: Generated<Day | null>;
  /** Who marked it as paid first; also kept once it is paid. */
  pay_asked_by: Generated<number | null>;
  idempotency_key: string | null;
  entered_at: Date;
  entered_by: number | null;
  cancelled_at: Generated<Date | null>;
  cancelled_by: Generated<number | null>;
};
