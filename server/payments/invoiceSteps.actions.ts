import type { InvoiceStep } from '../../domain/invoicing/invoice.ts';
import { mayBeBilled, mayBeGivenBack } from '../../domain/invoicing/invoicing.access.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { paymentsContract } from '../../domain/payments/payments.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { changeInvoiceStatus } from '../invoicing/invoices.actions.ts';
import { findInvoice, type Invoice, lockInvoice } from '../invoicing/invoices.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { Change } from '../platform/context.ts';
import { unassignPayments } from './assignment.actions.ts';
import { invoiceAnswer } from './invoiceAnswers.ts';
import type { Staff } from './settling.actions.ts';

type Call = (typeof paymentsContract)['takeInvoiceStep'];

/**
 * Confirms or cancels a draft for the member, makes an invoice void or uncollectible, or opens it again (D43); what was paid
 * on a void one becomes free money. Refuses with `invoice_not_found`, with `household_inactive` for a draft of an
 * inactive household (D25), with `invoice_cant_be_updated_manually_to_this_status` for a step that the life cycle or the
 * household does not allow, and as `changeInvoiceStatus`.
 */
export async function takeInvoiceStep(change: Staff, { id, step }: Input<Call>): Promise<Answer<Call>> {
  const known = await findInvoice(change.db, id);
  if (!known) return refuse('invoice_not_found');
  const { household_id } = known;
  const household = await lockHousehold(change.tx, household_id);
  if (step === 'confirm' && !(household && mayBeBilled(household))) return refuse('household_inactive');
  if (step === 'giveBack' && !(household && mayBeGivenBack(household))) {
    return refuse('invoice_cant_be_updated_manually_to_this_status');
  }
  const invoice = (await lockInvoice(change.tx, id)) ?? refuse('invoice_not_found');
  return invoiceAnswer(change, await takeStep(change, invoice, step));
}

/**
 * Takes the step on a locked invoice, with everything that follows from it, and records it: also for applicants, who make an unpaid
 * invoice void by correcting what it was calculated from (decision 87). Refuses as `changeInvoiceStatus`.
 */
export async function takeStep(change: Change, invoice: Invoice, step: InvoiceStep): Promise<Invoice> {
  const { id, household_id } = invoice;
  const taken = await changeInvoiceStatus(change, invoice, step);
  const after = taken.status === 'void' ? await unassignPayments(change, taken) : taken;
  await record(change, { action: `invoice.${step}`, household_id, subject_id: id });
  return after;
}
