import { sql } from 'kysely';
import type { AuditAction } from '../../domain/shared/auditActions.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { AuditDetails } from './audit.tables.ts';

/** `reason`: in the words of the staff member. */
export type Audited = {
  action: AuditAction;
  household_id: number | null;
  subject_id: number | null;
  reason?: string | undefined;
  /** What else belongs to the entry: numbers and choices, never a name. */
  details?: AuditDetails;
};

/**
 * Records who decided or looked at what, in the transaction of the access itself (trust promise 13). A call of the office may
 * record only what its contract lists: anything else is a bug and throws.
 */
export async function record(change: Change, ...audited: readonly Audited[]): Promise<void> {
  if (audited.length === 0) return;
  for (const { action } of audited) {
    if (change.records && !change.records.includes(action)) throw new Error(`the contract of the call lacks ${action}`);
  }
  const rows = audited.map(({ reason, details, ...row }) => ({ ...row, details: { ...details, reason } }));
  await sql`
    insert into audit_log (happened_at, actor_account_id, action, household_id, subject_id, details)
    select ${change.now}::timestamptz, ${accountOf(change.actor)}::integer, a.action, a.household_id, a.subject_id, a.details
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (action text, household_id integer,
      subject_id integer, details jsonb)) with ordinality as a (action, household_id, subject_id, details, place)
    order by a.place`.execute(change.tx);
}
