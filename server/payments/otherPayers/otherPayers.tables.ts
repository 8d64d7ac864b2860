import type {} from '../../platform/db.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    household_payers: HouseholdPayersTable;
    household_accounts: { household_id: number; iban: string };
  }
}

/** Another household pays for this one. */
type HouseholdPayersTable = { household_id: number; payer_id: number; set_by: number | null; set_at: Date };
