import { mayRemindOf } from '../../domain/dunning/bankDay.ts';
import type { DunningLevel } from '../../domain/dunning/levels.ts';
import { isOwed } from '../../domain/invoicing/invoice.ts';
import { wayOf } from '../../domain/notifications/worthALetter.ts';
import type { EffectKey } from '../../domain/shared/messageKinds.ts';
import { raiseDunning } from '../invoicing/invoices.actions.ts';
import { type InvoiceHead, lockInvoiceHeads } from '../invoicing/invoices.reads.ts';
import { stillOpen } from '../invoicing/mailing.reads.ts';
import { doesMoneyRest, lockHousehold } from '../members/household.reads.ts';
import { getRecipient, type Recipient } from '../members/recipient.reads.ts';
import { tellAboutMoney } from '../members/tellMember.actions.ts';
import { numberOfCombined } from '../payments/combined/combined.actions.ts';
import { isMoneyHere } from '../payments/freeMoney.reads.ts';
import type { Change } from '../platform/context.ts';
import { mayNotBeReminded } from '../platform/silence.ts';
import { readBankDay } from './bankDay.reads.ts';
import { countTries, doesReminderWait, listPromised } from './byLetter.reads.ts';
import { countSteps, listOverdue, type Overdue, reminderDueOn } from './dunning.reads.ts';
import { type Reminded, reminderMessage } from './dunning.wording.ts';
import { deleteStep, insertPromised, insertStep, noteRaised, noteTakenBack, setStepsAside } from './dunning.writes.ts';
import { findReminderHold } from './reminderHold.reads.ts';

/** The beginning of the effect keys of reminders. */
const REMINDER = 'dunning.level/';

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
  if (await mayNotBeReminded(change.tx, householdId)) return false;
  if (await findReminderHold(change, householdId)) return false;
  const overdue = (await lockOverdue(change, householdId)).filter((one) => isTold(one.overdue));
  const due = overdue.flatMap((one) => {
    const level = reminderDueOn(one.overdue, change.today);
    return level ? [{ ...one, level }] : [];
  });
  if (due.length === 0) return false;
  const to = await getRecipient(change.db, householdId);
  if (to.standing !== 'deceased' && wayOf(to, REMINDER) === 'letter') {
    return remindByLetter(change, { to, toTell: due, overdue, isPromise: true });
  }
  const toTell: Due[] = [];
  for (const one of due) if (await raise(change, one, one.level)) toTell.push(one);
  if (toTell.length > 0) await remind(change, { to, toTell, overdue, isPromise: false });
  return true;
}

type Locked = { invoice: InvoiceHead; overdue: Overdue };
/** An invoice whose next level is due today. */
type Due = Locked & { level: Exclude<DunningLevel, 0> };

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

/** Returns whether the level was reached for the first time for this due date. */
async function raise(change: Change, { invoice }: Pick<Locked, 'invoice'>, level: Due['level']): Promise<boolean> {
  if (invoice.dunning_status === 0) await setStepsAside(change.tx, invoice.id);
  await raiseDunning(change, invoice.id, level);
  const open_cents = stillOpen(invoice);
  return insertStep(change.tx, { sale_invoice_id: invoice.id, level, reached_on: change.today, open_cents });
}

type Reminding = {
  to: Recipient;
  toTell: readonly Due[];
  overdue: readonly Locked[];
  /** Whether the levels to tell are not reached yet. */
  isPromise: boolean;
};

/**
 * After the main member's death nobody gets a reminder, neither by mail nor as news: the invoices reach their levels without a
 * letter, appear on the office's list, and a clerk decides. If the household is reactivated later, these levels count as reminders.
 */
async function remind(change: Change, reminding: Reminding): Promise<void> {
  const { to } = reminding;
  if (to.standing === 'deceased') return;
  const effectKey = await keyOf(change, reminding);
  await tellAboutMoney(change, { effectKey, to, message: await messageOf(change, reminding) });
}

/**
 * A reminder on paper raises no level yet: it counts from the day on which the letter is sent (`countAsReminded`). While one waits or
 * is printed, there is no other. Returns whether a letter was written.
 */
async function remindByLetter(change: Change, reminding: Reminding): Promise<boolean> {
  const { to, toTell } = reminding;
  if (await doesReminderWait(change.tx, to.household_id)) return false;
  const effectKey = await keyOf(change, reminding);
  await insertPromised(
    change.tx,
    toTell.map(({ invoice: { id, due_date }, overdue, level }) => ({
      effect_key: effectKey,
      sale_invoice_id: id,
      level,
      due_date: due_date ?? overdue.due_date,
    })),
  );
  await tellAboutMoney(change, { effectKey, to, message: await messageOf(change, reminding) });
  return true;
}

/** The key of a reminder that was tried by letter before, and came back or was pulled out, is another one. */
async function keyOf(change: Change, { toTell: [first] }: Reminding): Promise<EffectKey> {
  const key: EffectKey = `${REMINDER}${first?.invoice.id}/${first?.invoice.due_date}/${first?.level}`;
  const tries = await countTries(change.tx, key);
  return tries === 0 ? key : `${key}/${tries}`;
}

async function messageOf(change: Change, { to, toTell, overdue, isPromise }: Reminding) {
  const told: Reminded[] = [];
  for (const { invoice } of overdue) {
    const due = toTell.find((one) => one.invoice.id === invoice.id);
    const level = due?.level ?? invoice.dunning_status;
    const reached = (await countSteps(change.tx, invoice.id)) + (due && isPromise ? 1 : 0);
    told.push({ invoice, level, isEachTold: reached === level });
  }
  const level = Math.max(...toTell.map((one) => one.level)) as Due['level'];
  const combined = await numberOfCombined(
    change,
    to.household_id,
    told.map(({ invoice }) => invoice),
  );
  const { association } = change.settings;
  return reminderMessage({ told, level, combined, hasEnded: to.standing === 'ended', association });
}

/** Letters have been sent: the levels that they tell of are reached today. The caller holds the households' locks. */
export async function countAsReminded(change: Change, effectKeys: readonly string[]): Promise<void> {
  const promised = await listPromised(change.tx, effectKeys, { isRaised: false });
  const invoices = await lockInvoiceHeads(
    change.tx,
    promised.map(({ sale_invoice_id }) => sale_invoice_id),
  );
  for (const { id, sale_invoice_id, level, due_date } of promised) {
    const invoice = invoices.find((one) => one.id === sale_invoice_id);
    // paid meanwhile, or owed anew with another due date
    if (!invoice || !isOwed(invoice.status) || invoice.due_date !== due_date || invoice.dunning_status >= level)
      continue;
    await raise(change, { invoice }, level);
    await noteRaised(change.tx, id, change.today);
  }
}

/**
 * Letters have come back: the levels that they raised are not reached, unless a later one is. What was found out for a death before
 * stays as it was, because a check keeps what it saw. The caller holds the households' locks.
 */
export async function takeRemindersBack(change: Change, effectKeys: readonly string[]): Promise<void> {
  const promised = await listPromised(change.tx, effectKeys, { isRaised: true });
  const invoices = await lockInvoiceHeads(
    change.tx,
    promised.map(({ sale_invoice_id }) => sale_invoice_id),
  );
  for (const { id, sale_invoice_id, level, due_date } of promised) {
    const invoice = invoices.find((one) => one.id === sale_invoice_id);
    if (invoice?.due_date !== due_date || invoice.dunning_status !== level) continue;
    await raiseDunning(change, sale_invoice_id, (level - 1) as DunningLevel);
    await deleteStep(change.tx, { sale_invoice_id, level });
    await noteTakenBack(change.tx, id, change.today);
  }
}
