import type { Generated } from 'kysely';
import type { HandoverHolder } from '../../../domain/deaths/custody.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    death_case_belongings: { id: Generated<number>; case_id: number; what: string };
    death_case_handovers: DeathCaseHandoversTable;
  }
}

type DeathCaseHandoversTable = {
  id: Generated<number>;
  case_id: number;
  /** Null: the body. */
  belonging_id: number | null;
  holder: HandoverHolder;
  holder_name: string | null;
  person: string;
  happened_at: Date;
  receipt: string | null;
  written_at: Date;
  written_by: number | null;
};
