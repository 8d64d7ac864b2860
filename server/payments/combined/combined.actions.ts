import { epcPayload, isTransferable } from '../../../domain/invoicing/epcQr.ts';
import { openItem } from '../../../domain/invoicing/invoice.ts';
import { refuse as refuseInvoice } from '../../../domain/invoicing/invoicing.refusals.ts';
import {
  type CombinedTransfer,
  type combinedContract,
  MOST_COMBINED,
} from '../../../domain/payments/combined.contract.ts';
import { combinedReference } from '../../../domain/payments/combinedReference.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { type Cents, sumCents, toEuros } from '../../../domain/shared/money.ts';
import { countAttempt, HOUR_SECONDS } from '../../accounts/throttle.actions.ts';
import { type InvoiceHead, lockInvoiceHeads } from '../../invoicing/invoices.reads.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import type { MemberActor } from '../../platform/actor.ts';
import type { Change, Settings } from '../../platform/context.ts';
import { findCombined } from './combined.reads.ts';
import { insertCombined } from './combined.writes.ts';

/** New references that a household may ask for in an hour; a set that is known already costs nothing. */
const MOST_NEW = 30;

/**
 * One transfer for several open invoices of the actor's household; the same invoices always get the same reference. Also for a
 * household that has ended, because it may still owe. Refuses with `invoice_not_found`, `invoices_not_all_open`,
 * `too_many_requests`.
 */
export async function combineInvoices(
  change: Change<MemberActor>,
  { sale_invoice_ids }: Input<(typeof combinedContract)['combineInvoices']>,
): Promise<CombinedTransfer> {
  const invoices = await lockOpenInvoices(change, change.actor.household_id, sale_invoice_ids);
  const number = await combine(change, change.actor.household_id, invoices);
  return toCombinedTransfer(change.settings, number, invoices);
}

/**
 * Locks these invoices of a household, by id. Refuses with `invoice_not_found` if one is not the household's, and with
 * `invoices_not_all_open` if nothing is owed on one.
 */
export async function lockOpenInvoices(
  { tx }: Pick<Change, 'tx'>,
  householdId: number,
  wanted: readonly number[],
): Promise<InvoiceHead[]> {
  await lockHousehold(tx, householdId);
  const ids = [...new Set(wanted)];
  const invoices = (await lockInvoiceHeads(tx, ids)).filter(({ household_id }) => household_id === householdId);
  if (invoices.length < ids.length) return refuseInvoice('invoice_not_found');
  return invoices.every((invoice) => openOn(invoice) > 0) ? invoices : refuse('invoices_not_all_open');
}

/** The number of the combined transfer of these locked invoices. Refuses with `invoices_not_all_open` for fewer than two. */
export async function combine(change: Change, household_id: number, invoices: readonly InvoiceHead[]): Promise<number> {
  if (invoices.length < 2) return refuse('invoices_not_all_open');
  const ids = invoices.map(({ id }) => id);
  const known = await findCombined(change.tx, household_id, ids);
  if (known !== undefined) return known;
  await countAttempt(change, [{ key: `combinedTransfers/${household_id}`, most: MOST_NEW }], HOUR_SECONDS);
  return insertCombined(change.tx, { household_id, created_at: change.now }, ids);
}

/** The same for our own letters, which no limit stops; undefined for one invoice, and for more than one transfer pays. */
export async function numberOfCombined(
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  household_id: number,
  invoices: readonly InvoiceHead[],
): Promise<number | undefined> {
  if (invoices.length < 2 || invoices.length > MOST_COMBINED) return undefined;
  const ids = invoices.map(({ id }) => id);
  return (await findCombined(tx, household_id, ids)) ?? insertCombined(tx, { household_id, created_at: now }, ids);
}

export function toCombinedTransfer(
  settings: Pick<Settings, 'association'>,
  number: number,
  invoices: readonly InvoiceHead[],
): CombinedTransfer {
  const payment_reference = combinedReference(number);
  const amount_cents = sumCents(invoices.map(openOn));
  return {
    id: number,
    payment_reference,
    payment_qr: transferCode(settings, payment_reference, amount_cents),
    amount: toEuros(amount_cents),
    sale_invoice_ids: invoices.map(({ id }) => id),
  };
}

/** The text of the payment QR code; null where a code cannot carry the amount (D41). */
export function transferCode(
  { association: { account_holder: name, iban, bic } }: Pick<Settings, 'association'>,
  reference: string,
  amount_cents: Cents,
): string | null {
  return isTransferable(amount_cents) ? epcPayload({ name, iban, bic, amount_cents, reference }) : null;
}

/** What is open on an invoice. */
export function openOn({
  status,
  amount_cents,
  paid_cents,
}: Pick<InvoiceHead, 'status' | 'amount_cents' | 'paid_cents'>): Cents {
  return openItem(status, amount_cents, paid_cents);
}
