import type { TextKind } from '../../domain/textReminders/textReminders.ts';
import { textHoursLeft, textKinds } from '../../domain/textReminders/textReminders.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { isMoneyHere } from '../payments/freeMoney.reads.ts';
import type { Change } from '../platform/context.ts';
import { postTextMessage } from '../platform/textMessages/textMessages.ts';
import { findToText, type OwedInvoice, type ToRemind } from './reminding.reads.ts';
import { reminderText } from './textReminders.wording.ts';
import { markTold } from './textReminders.writes.ts';

/**
 * Sends a household one text message about the most urgent of what it has not read: at most one a day, between nine and seven, and
 * given up at seven. Returns whether one was sent now.
 */
export async function remindByText(change: Change, { id }: Pick<ToRemind, 'id'>): Promise<boolean> {
  const usefulHours = textHoursLeft(change.now);
  if (usefulHours === 0) return false;
  await lockHousehold(change.tx, id);
  const found = await findToText(change.tx, change, id);
  if (!found) return false;
  const to = await getRecipient(change.db, id);
  if (to.standing === 'deceased' || !to.email) return false;
  const kind = await mostUrgent(change, found);
  if (!kind) return false;
  const { language } = to;
  const text = reminderText(language, kind, change.settings);
  const message = { to: found.number, language, text, usefulHours, household_id: id, isRoutine: true } as const;
  const isSent = await postTextMessage(change, `textReminder/${id}/${change.today}`, message);
  if (isSent) await markTold(change.tx, found.consent_id, change.now);
  return isSent;
}

async function mostUrgent(change: Change, found: ToRemind): Promise<TextKind | undefined> {
  const isTrue: Record<TextKind, boolean> = {
    ...found,
    overdue: await isMoneyLacking(change, found.overdue),
    due_soon: await isMoneyLacking(change, found.due_soon),
  };
  return textKinds.find((kind) => isTrue[kind]);
}

/** Nobody is reminded of an invoice whose money seems to be here. */
async function isMoneyLacking({ tx, today }: Change, invoices: readonly OwedInvoice[]): Promise<boolean> {
  for (const invoice of invoices) if (!(await isMoneyHere(tx, invoice, today))) return true;
  return false;
}
