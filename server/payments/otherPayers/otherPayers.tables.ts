import type {} from '../../platform/db.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    household_payers: HouseholdPayersTable;
  }
}

/** Another household pays for this one. */
type HouseholdPayersTable = { household_id: number; payer_id: number; set_by: number | null; set_at: Date };
