import type { mailsContract } from '../../domain/mails/mails.contract.ts';
import { refuse } from '../../domain/mails/mails.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { closeMail as close, isMailKept, sendAgain } from '../platform/mail/abandoned.ts';
import type { StaffChange } from '../platform/staff.ts';
import { closeTextMessage as closeText, isTextMessageKept } from '../platform/textMessages/abandonedTextMessages.ts';
import { findLostMail, type Resendable } from './mails.reads.ts';

type Calls = typeof mailsContract;

/**
 * Sends an abandoned mail once more, as it was written, to the address that its household has now (decision 38). Refuses with
 * `mail_not_found`, `mail_not_waiting`, `mail_must_not_be_sent_again`, and with `mail_goes_elsewhere` if that is not the
 * address that was shown.
 */
export async function sendMailAgain(
  change: StaffChange,
  { id, goes_to: shown }: Input<Calls['sendMailAgain']>,
): Promise<{ id: number; goes_to: string }> {
  const { household_id, goes_to } = await lockMail(change, id);
  if (!goes_to) return refuse('mail_must_not_be_sent_again');
  if (shown && shown !== goes_to) return refuse('mail_goes_elsewhere');
  if (!(await sendAgain(change, { id, to: goes_to }))) return refuse('mail_not_waiting');
  await record(change, { action: 'mail.sent_again', household_id, subject_id: id });
  return { id, goes_to };
}

/** Takes an abandoned mail off the list. Refuses with `mail_not_found`, `mail_not_waiting`. */
export async function closeMail(change: StaffChange, { id }: Input<Calls['closeMail']>): Promise<void> {
  const { household_id } = await lockMail(change, id);
  if (!(await close(change, id))) return refuse('mail_not_waiting');
  await record(change, { action: 'mail.closed', household_id, subject_id: id });
}

/** Takes an abandoned text message off the list. Refuses with `text_message_not_found`, `text_message_not_waiting`. */
export async function closeTextMessage(change: StaffChange, { id }: Input<Calls['closeTextMessage']>): Promise<void> {
  const closed = await closeText(change, id);
  if (!closed) {
    return refuse((await isTextMessageKept(change.tx, id)) ? 'text_message_not_waiting' : 'text_message_not_found');
  }
  await record(change, { action: 'text_message.closed', ...closed, subject_id: id });
}

/** Locks the household that the mail was for, if it is known. */
async function lockMail(change: StaffChange, id: number) {
  const before = await getLostMail(change, id);
  if (before.household_id) await lockHousehold(change.tx, before.household_id);
  return getLostMail(change, id);
}

async function getLostMail({ tx, vault }: StaffChange, id: number): Promise<Resendable> {
  const mail = await findLostMail(tx, vault, id);
  if (mail) return mail;
  return refuse((await isMailKept(tx, id)) ? 'mail_not_waiting' : 'mail_not_found');
}
