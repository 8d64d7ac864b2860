import { dueReminder } from '../../domain/dunning/levels.ts';
import { raiseDunning } from '../invoicing/invoices.actions.ts';
import { findInvoice, type Invoice, lockInvoice } from '../invoicing/invoices.reads.ts';
import { amountOwed } from '../invoicing/mailing.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tell } from '../notifications/tell.actions.ts';
import { isMoneyHere } from '../payments/freeMoney.reads.ts';
import type { Change } from '../platform/work.ts';
import { type Reminder, reminderMessage } from './dunning.letters.ts';
import { countSteps, findLastToldOn } from './dunning.reads.ts';
import { insertStep, setStepsAside } from './dunning.writes.ts';

/**
 * Raises an invoice to the next dunning level if its reminder is due, which is mailed and told once per level and due date
 * (D44). What seems to be paid already, and is only not assigned yet, is not reminded of. Answers whether it was raised.
 */
export async function remindIfDue(change: Change, invoiceId: number): Promise<boolean> {
  const invoice = await lockWithHousehold(change, invoiceId);
  if (!invoice?.due_date) return false;
  const { status, due_date: dueDate, dunning_status } = invoice;
  const lastToldOn = await findLastToldOn(change.tx, invoice.id);
  const level = dueReminder({ status, dueDate, level: dunning_status, lastToldOn }, change.today);
  if (!level) return false;
  const open_cents = amountOwed(invoice);
  // whoever has paid is not reminded because we have not assigned it yet: the office's list tells of that
  if (await isMoneyHere(change.tx, { ...invoice, open_cents })) return false;

  if (dunning_status === 0) await setStepsAside(change.tx, invoice.id);
  await raiseDunning(change, invoice.id, level);
  const step = { sale_invoice_id: invoice.id, level, reached_on: change.today, open_cents };
  if (await insertStep(change.tx, step)) await remind(change, invoice, level);
  return true;
}

/** After a death nobody is written about a debt: the invoice reaches the office's list, and people decide. */
async function remind(change: Change, invoice: Invoice, level: Reminder['level']): Promise<void> {
  const to = await getRecipient(change.db, invoice.household_id);
  if (to.standing === 'deceased') return;
  const { association } = change.settings;
  const isEachTold = (await countSteps(change.tx, invoice.id)) === level;
  const reminder = { invoice, level, isEachTold, hasEnded: to.standing === 'ended', association };
  const message = (reader: typeof to) => reminderMessage(reminder, reader);
  await tell(change, { effectKey: `dunning.level/${invoice.id}/${invoice.due_date}/${level}`, to, message });
}

async function lockWithHousehold(change: Change, invoiceId: number): Promise<Invoice | undefined> {
  const known = await findInvoice(change.tx, invoiceId);
  if (!known) return undefined;
  await lockHousehold(change.tx, known.household_id);
  return lockInvoice(change.tx, invoiceId);
}
