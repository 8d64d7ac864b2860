import { settleInvoices } from '../../invoicing/invoices.actions.ts';
import { lockInvoiceHeads } from '../../invoicing/invoices.reads.ts';
import { lockHouseholds } from '../../members/household.reads.ts';
import { listRecipients } from '../../members/recipient.reads.ts';
import { tellManyAboutMoney } from '../../members/tellMember.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import { invoicePaid } from '../payments.news.ts';
import { listAllocatedOf } from '../payments.reads.ts';
import { paidMessages } from '../payments.wording.ts';
import { insertAllocations } from '../payments.writes.ts';
import { paidTelling, type Staff } from '../settling.actions.ts';
import { isUndecided } from './bankLines.actions.ts';
import {
  findInvoicesNamed,
  type LineRecord,
  listHouseholdsBookedByHand,
  lockLines,
  type NamedInvoiceRecord,
} from './bankLines.reads.ts';
import { type BookingPlan, type NamingLine, planBookings } from './bookingPlan.ts';
import { giveLinesTo } from './statements.writes.ts';

/**
 * `booked`: each booked line with its household. `apart`: lines that concern a payment booked by hand, and the other lines of
 * those households, in the order of their ids: they have to be booked one by one.
 */
export type BookedTogether = { booked: { line_id: number; household_id: number }[]; apart: number[] };

/**
 * The same as `bookNamed` for each of these lines in the order of their ids, in a few queries for all (decision 44). Locks in the
 * usual order: households, lines, invoices.
 */
export async function bookTogether(change: Staff, lines: readonly LineRecord[]): Promise<BookedTogether> {
  const naming = namingLines(lines, await findInvoicesNamed(change.tx, lines));
  const byHand = lines.filter((line) => line.is_booked_by_hand).map(({ id }) => id);
  const owners = [...[...naming.values()].map(ownerOf), ...(await listHouseholdsBookedByHand(change.tx, byHand))];
  if (owners.length === 0) return { booked: [], apart: byHand };
  const there = new Set((await lockHouseholds(change.tx, owners)).map(({ id }) => id));
  const locked = await lockLines(change.tx, [...new Set([...naming.keys(), ...byHand])]);
  const undecided = locked.filter(isUndecided);
  const apart = linesApart(undecided, naming);
  const together = undecided.flatMap((line) => {
    const own = naming.get(line.id);
    return own && there.has(own.household_id) && !apart.has(line.id) ? { ...own, line } : [];
  });
  const { plans, unplanned } = await plan(change, together);
  await write(change, plans);
  const booked = plans.flatMap(({ bookings }) => bookings);
  return { booked, apart: [...apart, ...unplanned].sort((one, other) => one - other) };
}

/** Those lines that name invoices of exactly one household. */
function namingLines(
  lines: readonly LineRecord[],
  named: ReadonlyMap<number, readonly NamedInvoiceRecord[]>,
): Map<number, NamingLine> {
  const found = lines.flatMap((line): NamingLine[] => {
    const invoices = named.get(line.id) ?? [];
    const [household_id, ...others] = new Set(invoices.map(ownerOf));
    if (household_id === undefined || others.length > 0) return [];
    return [{ line, household_id, invoice_ids: invoices.map(({ id }) => id) }];
  });
  return new Map(found.map((one) => [one.line.id, one]));
}

/** Only one line may confirm a payment booked by hand, so the outcome depends on the lines' order. */
function linesApart(lines: readonly LineRecord[], naming: ReadonlyMap<number, NamingLine>): Set<number> {
  const isTouching = ({ is_booked_by_hand }: LineRecord) => is_booked_by_hand;
  const ownerNamedBy = ({ id }: LineRecord) => naming.get(id)?.household_id;
  const owners = new Set(lines.filter(isTouching).flatMap((line) => ownerNamedBy(line) ?? []));
  const isApart = (line: LineRecord) => isTouching(line) || owners.has(ownerNamedBy(line) ?? 0);
  return new Set(lines.filter(isApart).map(({ id }) => id));
}

async function plan(
  change: Staff,
  lines: readonly NamingLine[],
): Promise<{ plans: BookingPlan[]; unplanned: number[] }> {
  const ids = [...new Set(lines.flatMap(({ invoice_ids }) => invoice_ids))];
  const invoices = await lockInvoiceHeads(change.tx, ids);
  const allocated = await listAllocatedOf(change.tx, ids);
  const payable = new Map(
    invoices.map((invoice) => [invoice.id, { invoice, allocated: allocated.get(invoice.id) ?? [] }]),
  );
  const plans: BookingPlan[] = [];
  const unplanned: number[] = [];
  for (const own of Map.groupBy(lines, ownerOf).values()) {
    const planned = planBookings(own, payable, change.today);
    if (planned) plans.push(planned);
    else unplanned.push(...own.map(({ line }) => line.id));
  }
  return { plans, unplanned };
}

async function write(change: Staff, plans: readonly BookingPlan[]): Promise<void> {
  const bookings = plans.flatMap((one) => one.bookings);
  if (bookings.length === 0) return;
  await giveLinesTo(change.tx, bookings);
  const allocations = bookings.flatMap(({ line_id, parts }) =>
    parts.map((part) => ({ ...part, bank_transaction_id: line_id })),
  );
  const made = { created_by: accountOf(change.actor), created_at: change.now };
  await insertAllocations(change.tx, allocations, made);
  await settleInvoices(
    change,
    plans.flatMap(({ invoices }) => invoices),
  );
  await tellPaid(
    change,
    plans.flatMap(({ paid }) => paid),
  );
  for (const { id, household_id, type } of plans.flatMap(({ resettled }) => resettled))
    change.announce(invoicePaid, { id, household_id, type });
}

async function tellPaid(change: Staff, paid: BookingPlan['paid']): Promise<void> {
  const recipients = await listRecipients(
    change.tx,
    paid.map(({ invoice }) => invoice.household_id),
  );
  const inWords = paidMessages();
  const tellings = paid.map((one) => {
    const to = recipients.get(one.invoice.household_id);
    if (!to) throw new Error(`the household ${one.invoice.household_id} has no main member`);
    return paidTelling(change, { ...one, to }, inWords);
  });
  await tellManyAboutMoney(change, tellings);
}

function ownerOf({ household_id }: { household_id: number }): number {
  return household_id;
}
