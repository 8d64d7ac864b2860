import type { Generated } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { RepresentationKind } from '../../domain/substitutes/substitute.ts';

declare module '../platform/db.ts' {
  interface Tables {
    substitutes: SubstitutesTable;
  }
}

type SubstitutesTable = {
  id: Generated<number>;
  household_id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone_private_mobile: string | null;
  phone_private_landline: string | null;
  represent_me_as: RepresentationKind;
  valid_until: Day;
  created_at: Date;
  ended_on: Day | null;
  /** The idempotency key of the call that created the row, if it had one; unique in the household. */
  idempotency_key: Generated<string | null>;
};
