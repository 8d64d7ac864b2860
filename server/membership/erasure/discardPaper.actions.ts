import { refuse } from '../../../domain/application/application.refusals.ts';
import type { paperContract } from '../../../domain/application/paper.contract.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import { findAccountIdOf } from '../../households/account.reads.ts';
import { findPaper } from '../../households/paperApplications.reads.ts';
import { changeInvoiceStatus } from '../../invoicing/invoices.actions.ts';
import { listInvoices } from '../../invoicing/invoices.reads.ts';
import { type LockedHousehold, lockHousehold } from '../../members/household.reads.ts';
import { balanceOfHousehold } from '../../payments/freeMoney.reads.ts';
import type { Change } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { eraseAllOf } from './erasure.actions.ts';

/**
 * Erases an application that the office began to enter from a paper (decision 97). Refuses with `HouseholdNotFound`, and with
 * `application_must_be_kept` once it was sent, something was invoiced, or money came.
 */
export async function discardApplication(
  change: StaffChange,
  { id }: Input<(typeof paperContract)['discardApplication']>,
): Promise<void> {
  const household = await lockHousehold(change.tx, id);
  if (!household) return refuse('HouseholdNotFound');
  if (!(await discardBegun(change, household))) return refuse('application_must_be_kept');
}

/** Erases the application on paper of a household (locked before); returns whether it did, or has to keep it. */
export async function discardBegun(change: Change, { id, status }: LockedHousehold): Promise<boolean> {
  const paper = await findPaper(change.tx, id);
  if (!paper || paper.submitted_at !== null || status !== 'new') return false;
  const invoices = await listInvoices(change.tx, id, { direction: 'asc' });
  const isOnlyDrafted = invoices.every((invoice) => invoice.status === 'draft' || invoice.status === 'cancelled');
  const { free_cents, lacking_cents } = await balanceOfHousehold(change.tx, id);
  if (!isOnlyDrafted || free_cents !== 0 || lacking_cents !== 0) return false;
  // a draft keeps its number (D38)
  for (const invoice of invoices.filter(({ status }) => status === 'draft')) {
    await changeInvoiceStatus(change, invoice, 'cancel');
  }
  await eraseAllOf(change, { id, account_id: await findAccountIdOf(change.tx, id) });
  await record(change, { action: 'application.discarded', household_id: id, subject_id: null });
  return true;
}
