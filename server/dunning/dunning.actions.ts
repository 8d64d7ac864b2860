import { mayRemindOf } from '../../domain/dunning/bankDay.ts';
import type { DunningLevel } from '../../domain/dunning/levels.ts';
import { raiseDunning } from '../invoicing/invoices.actions.ts';
import { type InvoiceHead, lockInvoiceHeads } from '../invoicing/invoices.reads.ts';
import { stillOpen } from '../invoicing/mailing.reads.ts';
import { doesMoneyRest, lockHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tellAboutMoney } from '../members/tellMember.actions.ts';
import { numberOfCombined } from '../payments/combined/combined.actions.ts';
import { isMoneyHere } from '../payments/freeMoney.reads.ts';
import type { Change } from '../platform/context.ts';
import { readBankDay } from './bankDay.reads.ts';
import { countSteps, listOverdue, type Overdue, reminderDueOn } from './dunning.reads.ts';
import { type Reminded, reminderMessage } from './dunning.wording.ts';
import { insertStep, setStepsAside } from './dunning.writes.ts';
import { findReminderHold } from './reminderHold.reads.ts';

/**
 * Raises each invoice of a household whose reminder is due to its next dunning level, and sends one reminder for all that are
 * past due, by mail and as news, once per level and due date (D44, decision 62). An invoice whose money seems to be here and is
 * only not allocated yet is left out, and one that the bank's statements tell too little about (decision 76). Returns whether a level
 * was raised.
 */
export async function remindIfDue(change: Change, householdId: number): Promise<boolean> {
  const bank = await readBankDay(change.tx, change.today);
  return remindOf(change, householdId, ({ due_date }) => mayRemindOf(due_date, bank, change.today));
}

/** The same for the demo's stories, whose payments come from no bank. */
export async function remindWithoutBank(change: Change, householdId: number): Promise<boolean> {
  return remindOf(change, householdId, () => true);
}

async function remindOf(change: Change, householdId: number, isTold: (one: Overdue) => boolean): Promise<boolean> {
  await lockHousehold(change.tx, householdId);
  // nothing about money is written after a death (decision 60)
  if (await doesMoneyRest(change.tx, householdId)) return false;
  if (await findReminderHold(change, householdId)) return false;
  const overdue = (await lockOverdue(change, householdId)).filter((one) => isTold(one.overdue));
  const raised: Raised[] = [];
  for (const one of overdue) {
    const level = reminderDueOn(one.overdue, change.today);
    if (level) raised.push({ ...one, level, isFirst: await raise(change, one, level) });
  }
  const toTell = raised.filter(({ isFirst }) => isFirst);
  if (toTell.length > 0) await remind(change, { householdId, toTell, overdue });
  return raised.length > 0;
}

type Locked = { invoice: InvoiceHead; overdue: Overdue };
type Raised = Locked & {
  level: Exclude<DunningLevel, 0>;
  /** Whether the level was reached for the first time for this due date. */
  isFirst: boolean;
};

/** The overdue invoices whose money does not seem to be here, locked; the office's list shows the others. */
async function lockOverdue(change: Change, householdId: number): Promise<Locked[]> {
  const listed = await listOverdue(change.tx, [householdId], change.today);
  const locked = await lockInvoiceHeads(
    change.tx,
    listed.map(({ id }) => id),
  );
  const found: Locked[] = [];
  for (const overdue of listed) {
    const invoice = locked.find(({ id }) => id === overdue.id);
    if (invoice && !(await isMoneyHere(change.tx, { ...invoice, open_cents: stillOpen(invoice) }, change.today))) {
      found.push({ invoice, overdue });
    }
  }
  return found;
}

async function raise(change: Change, { invoice }: Locked, level: Raised['level']): Promise<boolean> {
  if (invoice.dunning_status === 0) await setStepsAside(change.tx, invoice.id);
  await raiseDunning(change, invoice.id, level);
  const open_cents = stillOpen(invoice);
  return insertStep(change.tx, { sale_invoice_id: invoice.id, level, reached_on: change.today, open_cents });
}

type Reminding = { householdId: number; toTell: readonly Raised[]; overdue: readonly Locked[] };

/**
 * After the main member's death nobody gets a reminder, neither by mail nor as news: the invoices reach their levels without a
 * letter, appear on the office's list, and a clerk decides. If the household is reactivated later, these levels count as reminders.
 */
async function remind(change: Change, { householdId, toTell, overdue }: Reminding): Promise<void> {
  const to = await getRecipient(change.db, householdId);
  const [first] = toTell;
  if (to.standing === 'deceased' || !first) return;
  const told: Reminded[] = [];
  for (const { invoice } of overdue) {
    const level = toTell.find((one) => one.invoice.id === invoice.id)?.level ?? invoice.dunning_status;
    told.push({ invoice, level, isEachTold: (await countSteps(change.tx, invoice.id)) === level });
  }
  const level = Math.max(...toTell.map((one) => one.level)) as Raised['level'];
  const combined = await numberOfCombined(
    change,
    householdId,
    told.map(({ invoice }) => invoice),
  );
  const { association } = change.settings;
  const reminder = { told, level, combined, hasEnded: to.standing === 'ended', association };
  const effectKey = `dunning.level/${first.invoice.id}/${first.invoice.due_date}/${first.level}`;
  await tellAboutMoney(change, { effectKey, to, message: reminderMessage(reminder) });
}
