import type { Approval, OpenApproval } from '../../domain/approvals/approvalAnswers.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { type ApprovalRecord, deedOf, listOpenApprovals } from '../approvals/approvals.reads.ts';
import { findOwners } from '../members/owners.reads.ts';
import { type Actor, accountOf } from '../platform/actor.ts';
import type { Ask } from '../platform/work.ts';

/** A deed that waits for a second person, as whoever asks for it sees it. */
export function toApproval(record: ApprovalRecord, actor: Actor): Approval {
  const { id, household_id, kind, reason, asked_by, asked_by_email, outcome } = record;
  return {
    ...{ id, household_id, kind, reason },
    asked_by: asked_by_email,
    asked_at: record.asked_at.toISOString(),
    is_own: asked_by === accountOf(actor),
    takes_effect_at: record.takes_effect_at?.toISOString() ?? null,
    took_effect: outcome === 'took_effect',
  };
}

/** Those of a household, with what is wanted. */
export async function listApprovalsOf({ db, actor }: Ask, householdId: number): Promise<OpenApproval[]> {
  return (await listOpenApprovals(db, householdId)).map((record) => {
    const deed = deedOf(record);
    if (deed.kind !== 'refund') return { ...toApproval(record, actor), email: deed.wanted.email, refund: null };
    const { amount_cents, value_date, recipient_name, recipient_iban } = deed.wanted;
    const to = { recipient_name, recipient_iban };
    const refund = { amount: toEuros(amount_cents), value_date: toWireDay(value_date), ...to };
    return { ...toApproval(record, actor), email: null, refund };
  });
}

/** Those of all households, each with whose it is. */
export async function listApprovals({ db, actor }: Ask): Promise<ToDo['approvals']> {
  const records = await listOpenApprovals(db);
  const owners = await findOwners(
    db,
    records.map(({ household_id }) => household_id),
  );
  return records.flatMap((record) => {
    const owner = owners.get(record.household_id);
    return owner ? [{ ...toApproval(record, actor), ...owner }] : [];
  });
}
