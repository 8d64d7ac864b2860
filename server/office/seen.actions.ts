import type { Seen } from '../../domain/office/lastDeed.ts';
import { refuse } from '../../domain/office/office.refusals.ts';
import { findApproval } from '../approvals/approvals.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { listPartsOfWhole } from '../payments/bankLines.reads.ts';
import { findHouseholdsOfInvoices } from '../payments/payers.reads.ts';
import { findRefund } from '../payments/refunds.reads.ts';
import { accountOf } from '../platform/actor.ts';
import { listLastDeeds } from './lastDeed.reads.ts';
import type { StaffChange } from './staff.ts';

/** What a screen showed of a household that is decided about; `household_id` is null for what is nobody's. */
type Shown = { household_id: number | null | undefined; seen: Seen };

/**
 * Locks households that are decided about, in the order of their ids, and refuses where a colleague has decided
 * anything about one of them since it was on screen (decision 23), or where the screen names a deed that is still to come: with `decided_meanwhile_by` and who it was, else with
 * `decided_meanwhile`. What is not there, or not any more, is left for the deed itself to refuse.
 */
export async function lockAsSeen(change: StaffChange, ...shown: readonly Shown[]): Promise<void> {
  if (shown.every(({ seen }) => seen === undefined)) return;
  const known = shown.flatMap(({ household_id, seen }) => (household_id ? [{ household_id, seen }] : []));
  const locked = new Set<number>();
  for (const { household_id } of known.toSorted((one, other) => one.household_id - other.household_id)) {
    if (!locked.has(household_id) && (await lockHousehold(change.tx, household_id))) locked.add(household_id);
  }
  const deeds = await listLastDeeds(change.tx, [...locked]);
  const byOthers = await listLastDeeds(change.tx, [...locked], accountOf(change.actor));
  for (const { household_id, seen } of known) {
    if (seen === undefined || !locked.has(household_id)) continue;
    const last = byOthers.get(household_id);
    if (isNewest(seen, { last, newest: deeds.get(household_id) })) continue;
    if (last?.who) return refuse('decided_meanwhile_by', { params: { who: last.who } });
    return refuse('decided_meanwhile');
  }
}

type Deeds = Record<'last' | 'newest', { id: number } | undefined>;

/** A number from the future was on no screen, and would pass every comparison for ever. */
function isNewest(seen: number | null, { last, newest }: Deeds): boolean {
  const known = seen ?? 0;
  return known >= (last?.id ?? 0) && known <= (newest?.id ?? 0);
}

/** The same for the household whose invoice it is. */
export function lockInvoiceAsSeen(change: StaffChange, id: number, seen: Seen): Promise<void> {
  return lockPartsAsSeen(change, [{ sale_invoice_id: id, seen }]);
}

/** What is for an invoice, or for a household itself. */
type ShownPart = { sale_invoice_id?: number | undefined; household_id?: number | undefined; seen?: Seen };

/** The same for several, also of several households. */
export async function lockPartsAsSeen(change: StaffChange, parts: readonly ShownPart[]): Promise<void> {
  if (parts.every(({ seen }) => seen === undefined)) return;
  const invoices = parts.flatMap(({ sale_invoice_id }) => sale_invoice_id ?? []);
  const owners = await findHouseholdsOfInvoices(change.tx, invoices);
  const shown = parts.map(({ sale_invoice_id, household_id, seen }) => ({
    household_id: sale_invoice_id === undefined ? household_id : owners.get(sale_invoice_id),
    seen,
  }));
  await lockAsSeen(change, ...shown);
}

/** The same for the household whose payment it is; of a divided transfer the others' are locked as well. */
export async function lockPaymentAsSeen(change: StaffChange, id: number, seen: Seen): Promise<void> {
  if (seen === undefined) return;
  const parts = await listPartsOfWhole(change.tx, id);
  const shown = parts.map((part) => ({ household_id: part.household_id, seen: part.id === id ? seen : undefined }));
  await lockAsSeen(change, ...shown);
}

/** The same for the household about which a second person decides. */
export async function lockApprovalAsSeen(change: StaffChange, id: number, seen: Seen): Promise<void> {
  if (seen === undefined) return;
  await lockAsSeen(change, { household_id: (await findApproval(change.tx, id))?.household_id, seen });
}

/** The same for the household that a refund went to. */
export async function lockRefundAsSeen(change: StaffChange, id: number, seen: Seen): Promise<void> {
  if (seen === undefined) return;
  await lockAsSeen(change, { household_id: (await findRefund(change.tx, id))?.household_id, seen });
}
