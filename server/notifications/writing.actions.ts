import { type Way, wayOf } from '../../domain/notifications/worthALetter.ts';
import type { EffectKey } from '../../domain/shared/messageKinds.ts';
import type { Change } from '../platform/context.ts';
import { type HouseholdLetter, queueLetters } from '../platform/letters/letterQueue.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { type HouseholdMail, queueHouseholdMail, queueHouseholdMails } from '../platform/mail/mailQueue.ts';

/** Whom a household's mails and letters address. */
export type Addressee = { household_id: number; email: string | undefined; channel: 'email' | 'post' };

/** `mailData` is called with the way on which it leaves, because paper has enclosures and no links. */
export type Written = { effectKey: EffectKey; to: Addressee; mailData: (way: Exclude<Way, 'none'>) => MailData };

/**
 * Writes to a household by mail, or, if it wants post or has no e-mail, as a letter, provided the message is worth one
 * (`worthALetter`). Once per effect key, on one way only.
 */
export async function writeTo(change: Change, written: Written): Promise<void> {
  const { mails, letters } = sorted([written]);
  // a single mail also waits for what may be undone
  for (const { effectKey, mailData, ...to } of mails) await queueHouseholdMail(change, effectKey, to, mailData);
  await queueLetters(change, letters);
}

/** `writeTo` for many households at once. */
export async function writeToAll(change: Change, written: readonly Written[]): Promise<void> {
  const { mails, letters } = sorted(written);
  await queueHouseholdMails(change, mails);
  await queueLetters(change, letters);
}

function sorted(written: readonly Written[]) {
  const mails: HouseholdMail[] = [];
  const letters: HouseholdLetter[] = [];
  for (const { effectKey, to, mailData } of written) {
    const { household_id, email } = to;
    const way = wayOf(to, effectKey);
    if (way === 'letter') letters.push({ effectKey, household_id, mailData: mailData(way) });
    if (way === 'mail' && email) mails.push({ effectKey, household_id, email, mailData: mailData(way) });
  }
  return { mails, letters };
}
