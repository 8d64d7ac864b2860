import type { ListedApproval, OpenApproval } from '../../domain/approvals/approvalAnswers.ts';
import type { WantedPayment, WantedRefund } from '../../domain/approvals/approvals.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { decisionOf, listOpenApprovals, toApproval } from '../approvals/approvals.reads.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { Ask } from '../platform/context.ts';

const ofNobody = { household_id: null, membership_no: null, name: null };

/** The open approvals of a household, with the requested values. */
export async function listApprovalsOf({ db, actor }: Ask, householdId: number): Promise<OpenApproval[]> {
  return (await listOpenApprovals(db, householdId)).map((record) => {
    const decision = decisionOf(record);
    return {
      ...toApproval(record, actor),
      email: 'email' in decision.wanted ? decision.wanted.email : null,
      refund: decision.kind === 'refund' ? shownRefund(decision.wanted) : null,
      payment: decision.kind === 'payment' ? shownPayment(decision.wanted) : null,
    };
  });
}

function shownPayment({ bill_number, amount_cents, value_date, ...wanted }: WantedPayment) {
  const { counterparty_name, remittance_text } = wanted;
  const said = { counterparty_name, remittance_text };
  return { bill_number, amount: toEuros(amount_cents), value_date: toWireDay(value_date), ...said };
}

function shownRefund({ amount_cents, value_date, recipient_name, recipient_iban }: WantedRefund) {
  return { amount: toEuros(amount_cents), value_date: toWireDay(value_date), recipient_name, recipient_iban };
}

/** The open approvals of all households, each with its household's name and number, and those that concern none. */
export async function listApprovals({ db, actor }: Ask): Promise<ListedApproval[]> {
  const records = await listOpenApprovals(db);
  const owners = await findOwners(
    db,
    records.flatMap(({ household_id }) => household_id ?? []),
  );
  return records.flatMap((record): ListedApproval[] => {
    const approval = toApproval(record, actor);
    if (record.household_id === null) return [{ ...approval, ...ofNobody }];
    const owner = owners.get(record.household_id);
    return owner ? [{ ...approval, ...owner }] : [];
  });
}
