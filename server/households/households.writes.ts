import type { Updateable } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';

export type HouseholdFields = Omit<
  Updateable<Tables['households']>,
  'id' | 'membership_no' | 'account_id' | 'created_at' | 'erased_on'
>;

export async function updateHousehold(tx: Tx, id: number, fields: HouseholdFields): Promise<void> {
  await tx.updateTable('households').set(fields).where('id', '=', id).execute();
}

/** Clears a household except its number, the days of its membership, and that it was erased. */
export async function updateErased(tx: Tx, id: number, today: Day): Promise<void> {
  const nothing = {
    account_id: null,
    old_number: null,
    submitted_on: null,
    sent_back_reason: null,
    inactive_reason_id: null,
  };
  const neverWaited = { before_sent_back: null, waiting_from: null, waiting_until: null, erasure_warned_on: null };
  const neverWritten = { channel: 'email', language: null } as const;
  const neverSkipped = { skipped_at: null, skipped_by: null, skipped_reason: null, skipped_until: null };
  await tx
    .updateTable('households')
    .set((eb) => ({
      ...nothing,
      ...neverWaited,
      sent_back_place: null,
      sent_back_member_id: null,
      ...neverSkipped,
      comparison_asked_at: null,
      compared_people: null,
      ...neverWritten,
      status: 'inactive',
      status_since: today,
      inactive_from: eb.fn.coalesce('inactive_from', eb.val(today)),
      erased_on: today,
    }))
    .where('id', '=', id)
    .execute();
}
