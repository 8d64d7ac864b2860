import { statusAfterAllocation } from '../../domain/invoicing/allocation.ts';
import {
  dueAgainOn,
  dueOn,
  type InvoiceStatus,
  type InvoiceStep,
  invoiceSteps,
} from '../../domain/invoicing/invoice.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import { mayStep } from '../../domain/shared/steps.ts';
import { isHeld } from '../households/comparison.reads.ts';
import { doesMoneyRest } from '../members/household.reads.ts';
import { newsIn, notify, tell } from '../notifications/tell.actions.ts';
import { writeTo } from '../notifications/writing.actions.ts';
import type { Change } from '../platform/context.ts';
import { getBilledParty } from './billedParty.reads.ts';
import { draftInvoices, isStillDue } from './billing.actions.ts';
import { isBilledByAnother } from './billing.reads.ts';
import { getInvoice, type Invoice, type InvoiceHead } from './invoices.reads.ts';
import { invoiceConfirmed, invoiceStepTaken } from './invoicing.news.ts';
import { invoiceMail, invoiceNews, owedAgainMessage } from './invoicing.wording.ts';
import {
  type InvoiceChange,
  insertOpened,
  type NewDraft,
  updateInvoice,
  updateSettlements,
} from './invoicing.writes.ts';

/**
 * Changes of invoices for topics further right: payments, dunning, the office, the yearly run. The caller holds the household's
 * lock (`lockHousehold`), and the invoice's if payments are booked (`lockInvoice`).
 */

/**
 * Makes a draft an open invoice: dated today, due in 14 days, announced once in news and by mail (D39). An invoice over 0 is paid
 * at once (D35).
 */
export async function openInvoice(change: Change, draft: Invoice): Promise<Invoice> {
  assertStep('confirm', draft);
  const dates = { date: change.today, due_date: dueOn(change.today) };
  const settled = draft.amount_cents === 0;
  await updateInvoice(change.tx, draft.id, {
    ...dates,
    status: settled ? 'paid' : 'open',
    ...(settled ? { settled_on: change.today } : {}),
  });
  return announceConfirmed(change, draft.id);
}

/** Tells the household of an invoice that has just been opened. */
export async function announceConfirmed(change: Change, id: number, instead?: string): Promise<Invoice> {
  const invoice = await getInvoice(change.db, id);
  await tellConfirmed(change, invoice, instead);
  change.announce(invoiceConfirmed, { id: invoice.id, household_id: invoice.household_id, type: invoice.type });
  return invoice;
}

/**
 * Confirms what is charged for instead of a void invoice, as `openInvoice` does; a transfer that names the void one is proposed for it
 * (decision 87). A draft of the household stays as it is, because it charges for other people.
 */
export async function openInstead(change: Change, voided: InvoiceHead, instead: NewDraft): Promise<Invoice> {
  const id = await insertOpened(change, instead);
  await updateInvoice(change.tx, voided.id, { replaced_by: id });
  return announceConfirmed(change, id, voided.bill_number);
}

/**
 * Opens a draft; refuses with `application_is_compared` while the household is held, with `changed_meanwhile` if its persons, fees or year
 * are out of date (D37).
 */
export async function confirmDraft(change: Change, draft: Invoice): Promise<Invoice> {
  // one that was written by hand is for nobody new
  if (draft.type !== 'sim' && (await isHeld(change.tx, draft.household_id))) return refuse('application_is_compared');
  if (!(await isStillDue(change, draft))) return refuse('changed_meanwhile');
  return openInvoice(change, draft);
}

/**
 * Takes a step of the office (D43) on a locked invoice. Refuses with `invoice_cant_be_updated_manually_to_this_status` if the
 * life cycle does not allow the step, with `invoice_already_existing_for_member` if a newer invoice charges for the same (nobody
 * owes it twice, D36), with `changed_meanwhile` as `confirmDraft`.
 */
export async function changeInvoiceStatus(change: Change, invoice: Invoice, step: InvoiceStep): Promise<Invoice> {
  if (!mayStep(invoiceSteps, step, invoice.status)) return refuse('invoice_cant_be_updated_manually_to_this_status');
  if (step === 'confirm') return confirmDraft(change, invoice);
  if (step === 'reopen' && (await isBilledByAnother(change.tx, invoice))) {
    return refuse('invoice_already_existing_for_member');
  }
  const { id, household_id, type } = invoice;
  if (step === 'reopen') await takeUpAgain(change, invoice);
  else await updateInvoice(change.tx, id, { status: invoiceSteps[step].to });
  // a draft never counted, so no listener needs to know
  if (step !== 'cancel') change.announce(invoiceStepTaken, { id, household_id, type });
  return getInvoice(change.db, id);
}

/**
 * Payments made before the invoice was given up still count (D42). The member is told the new due date, but nobody after a death.
 */
async function takeUpAgain(change: Change, { id, household_id, ...before }: Invoice): Promise<void> {
  const status = statusAfterAllocation(before.amount_cents, before.paid_cents);
  await updateInvoice(change.tx, id, { status, ...dueAgain(before, change.today) });
  const party = await getBilledParty(change.db, household_id);
  if (party.standing === 'deceased' || party.money_rests) return;
  const message = owedAgainMessage({
    invoice: await getInvoice(change.db, id),
    association: change.settings.association,
  });
  const effectKey = `invoicing.owed_again/${id}/${change.now.toISOString()}` as const;
  await tell(change, { effectKey, to: { ...party, household_id }, message });
}

/** A new due date starts the reminders again (D44). */
function dueAgain({ due_date: before }: Pick<Invoice, 'due_date'>, today: Day): InvoiceChange {
  if (!before) return {};
  const due_date = dueAgainOn(before, today);
  return { due_date, ...(due_date === before ? {} : { dunning_status: 0 }) };
}

/** What allocations have made of an invoice; `settled_on` is the value date that paid the last missing cent. */
export type Settlement = { status: InvoiceStatus; paid_cents: Cents; settled_on: Day | null };

/** Stores the result of booking or reversing a payment (D42); the caller has locked the invoice. */
export async function settleInvoice(change: Change, id: number, settlement: Settlement): Promise<void> {
  await updateInvoice(change.tx, id, settlement);
}

/** `settleInvoice` for several invoices at once. */
export async function settleInvoices(
  change: Change,
  settlements: readonly (Settlement & { id: number })[],
): Promise<void> {
  await updateSettlements(change.tx, settlements);
}

/** Gives an invoice that is owed again a new due date, so that no reminder comes at once for what was paid in time (D44). */
export async function renewDueDate(change: Change, invoice: Invoice): Promise<void> {
  await updateInvoice(change.tx, invoice.id, dueAgain(invoice, change.today));
}

/** Stores the dunning level that an invoice has reached (D44); the caller has locked the invoice. */
export async function raiseDunning(change: Change, id: number, level: 0 | 1 | 2 | 3): Promise<void> {
  await updateInvoice(change.tx, id, { dunning_status: level });
}

/**
 * Drafts and confirms the annual contribution of every member without one for this year; undefined if all have it (D45). Family
 * members that are still new are invoiced when the household confirms them (D22).
 */
export async function invoiceContribution(change: Change, householdId: number): Promise<Invoice | undefined> {
  if (await doesMoneyRest(change.db, householdId)) return undefined;
  const [draft] = await draftInvoices(change, { household_id: householdId, types: ['siac'], people: 'members' });
  return draft && openInvoice(change, draft);
}

/** Refuses with `status_of_invoice_with_current_status_cant_be_updated_manually` unless the status allows the step. */
export function assertStep(step: InvoiceStep, { status }: Pick<Invoice, 'status'>): void {
  if (mayStep(invoiceSteps, step, status)) return;
  refuse('status_of_invoice_with_current_status_cant_be_updated_manually');
}

async function tellConfirmed(change: Change, invoice: Invoice, instead?: string): Promise<void> {
  const { household_id } = invoice;
  const party = await getBilledParty(change.db, household_id);
  if (party.money_rests) return;
  const effect_key = `invoicing.confirmed/${invoice.id}` as const;
  await notify(change, { household_id, effect_key, ...newsIn(party.language, invoiceNews(invoice)) });
  const { settings } = change;
  await writeTo(change, {
    effectKey: effect_key,
    to: { ...party, household_id },
    mailData: (way) => invoiceMail({ ...party, invoice, settings, instead, way }),
  });
}
