import type { Generated } from 'kysely';
import type { Invitation, ReleaseState } from '../../domain/release/release.contract.ts';
import type { Day } from '../../domain/shared/day.ts';

declare module '../platform/db.ts' {
  interface Tables {
    releases: ReleasesTable;
    release_households: ReleaseHouseholdsTable;
  }
}

type ReleasesTable = {
  id: Generated<number>;
  state: ReleaseState;
  asked_by: number | null;
  asked_at: Date;
  agreed_by: number | null;
  leaves_at: Date | null;
  first_invoices_at: Date | null;
  first_reminders_at: Date | null;
  idempotency_key: string | null;
};

type ReleaseHouseholdsTable = {
  release_id: number;
  household_id: number;
  /** What it was to get when the release was asked for. */
  invitation: Invitation;
  released_on: Day | null;
};
