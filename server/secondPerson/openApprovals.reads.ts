import type { Approval, OpenApproval } from '../../domain/approvals/approvalAnswers.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { decisionOf, listOpenApprovals, toApproval } from '../approvals/approvals.reads.ts';
import { findOwners, type Owner } from '../members/owners.reads.ts';
import type { Ask } from '../platform/work.ts';

/** The open approvals of a household, with the requested values. */
export async function listApprovalsOf({ db, actor }: Ask, householdId: number): Promise<OpenApproval[]> {
  return (await listOpenApprovals(db, householdId)).map((record) => {
    const decision = decisionOf(record);
    if (decision.kind !== 'refund') return { ...toApproval(record, actor), email: decision.wanted.email, refund: null };
    const { amount_cents, value_date, recipient_name, recipient_iban } = decision.wanted;
    const to = { recipient_name, recipient_iban };
    const refund = { amount: toEuros(amount_cents), value_date: toWireDay(value_date), ...to };
    return { ...toApproval(record, actor), email: null, refund };
  });
}

/** The open approvals of all households, each with its household's name and number. */
export async function listApprovals({ db, actor }: Ask): Promise<(Approval & Owner)[]> {
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
