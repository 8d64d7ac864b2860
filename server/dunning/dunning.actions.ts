import { dueReminder } from '../../domain/dunning/levels.ts';
import { raiseDunning } from '../invoicing/invoices.actions.ts';
import { findInvoice, type Invoice, lockInvoice } from '../invoicing/invoices.reads.ts';
import { amountOwed } from '../invoicing/mailing.reads.ts';
import { doesMoneyRest, lockHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tellAboutMoney } from '../members/tellMember.actions.ts';
import { isMoneyHere } from '../payments/freeMoney.reads.ts';
import type { Change } from '../platform/work.ts';
import { type Reminder, reminderMessage } from './dunning.letters.ts';
import { countSteps, findLastToldOn } from './dunning.reads.ts';
import { insertStep, setStepsAside } from './dunning.writes.ts';

/**
 * Raises an invoice to the next dunning level if its reminder is due, and sends the reminder by mail and as news, once per level
 * and due date (D44). An invoice whose money seems to be here and is only not allocated yet gets no reminder. Returns whether the
 * level was raised.
 */
export async function remindIfDue(change: Change, invoiceId: number): Promise<boolean> {
  const invoice = await lockWithHousehold(change, invoiceId);
  if (!invoice?.due_date) return false;
  // nothing about money is written after a death (decision 60)
  if (await doesMoneyRest(change.tx, invoice.household_id)) return false;
  const { status, due_date: dueDate, dunning_status } = invoice;
  const lastToldOn = await findLastToldOn(change.tx, invoice.id);
  const level = dueReminder({ status, dueDate, level: dunning_status, lastToldOn }, change.today);
  if (!level) return false;
  const open_cents = amountOwed(invoice);
  // no reminder if the money is here and we have not allocated it yet: the office's list shows that
  if (await isMoneyHere(change.tx, { ...invoice, open_cents })) return false;

  if (dunning_status === 0) await setStepsAside(change.tx, invoice.id);
  await raiseDunning(change, invoice.id, level);
  const step = { sale_invoice_id: invoice.id, level, reached_on: change.today, open_cents };
  if (await insertStep(change.tx, step)) await remind(change, invoice, level);
  return true;
}

/** After a death nobody gets a reminder: the invoice appears on the office's list, and a clerk decides. */
async function remind(change: Change, invoice: Invoice, level: Reminder['level']): Promise<void> {
  const to = await getRecipient(change.db, invoice.household_id);
  if (to.standing === 'deceased') return;
  const { association } = change.settings;
  const isEachTold = (await countSteps(change.tx, invoice.id)) === level;
  const reminder = { invoice, level, isEachTold, hasEnded: to.standing === 'ended', association };
  const message = (reader: typeof to) => reminderMessage(reminder, reader);
  await tellAboutMoney(change, { effectKey: `dunning.level/${invoice.id}/${invoice.due_date}/${level}`, to, message });
}

async function lockWithHousehold(change: Change, invoiceId: number): Promise<Invoice | undefined> {
  const known = await findInvoice(change.tx, invoiceId);
  if (!known) return undefined;
  await lockHousehold(change.tx, known.household_id);
  return lockInvoice(change.tx, invoiceId);
}
