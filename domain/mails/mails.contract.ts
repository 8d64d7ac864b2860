import { z } from 'zod';
import { lastDecision, overtaken, seen } from '../audit/lastDecision.ts';
import { owner } from '../members/owner.ts';
import { contract } from '../shared/contract.ts';
import { id, instant, optionalText, pathId } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';

const asSeen = z.object({ seen });

/** A mail that could not be sent, and is not decided yet (decision 38). */
export const lostMail = z.object({
  id,
  recipient: z.string(),
  /** In the recipient's language; null if it cannot be decrypted any more. */
  subject: z.string().nullable(),
  language: z.enum(languages).nullable(),
  created_at: instant,
  abandoned_at: instant,
  /** Why it was abandoned; null if an earlier version did so. */
  because: z.enum(['refused', 'too_old', 'cannot_be_made']).nullable(),
  /** The mail server's answer or the program's error, without addresses. */
  technical_cause: z.string().nullable(),
  /** The household; null if unknown. */
  whose: z.object({ ...owner, last_decision: lastDecision }).nullable(),
  /** The address if it is sent again; null if it must not be. */
  goes_to: z.string().nullable(),
  /** A pending address: mails go to the former one until its link is opened. */
  pending_email: z.string().nullable(),
});

export type LostMail = z.output<typeof lostMail>;

/** A text message that could not be sent, and is not decided yet. It is out of date by then, so it is never sent again. */
export const lostTextMessage = z.object({
  id,
  recipient: z.string(),
  /** Null if it cannot be decrypted any more. */
  text: z.string().nullable(),
  language: z.enum(languages).nullable(),
  created_at: instant,
  abandoned_at: instant,
  because: z.enum(['refused', 'too_old']),
  /** The status with which the gateway answered; nothing else of its answer is kept. */
  technical_cause: z.string().nullable(),
  /** The household that was reminded; null if it went to the staff. */
  whose: z.object(owner).nullable(),
});

export type LostTextMessage = z.output<typeof lostTextMessage>;

/** What the office does with a mail or a text message that could not be delivered (decision 38). */
export const mailsContract = contract({
  sendMailAgain: {
    method: 'POST',
    path: '/api/v1/office/mails/:id/send-again',
    summary: 'Sends a mail that could not be sent once more, as it was written, to the household’s present address.',
    access: 'office',
    records: ['mail.sent_again'],
    decidesAbout: { mail: 'id' },
    params: pathId,
    /**
     * `goes_to`: the address that the screen showed; if the household's address is another one by now, nothing is sent.
     */
    body: asSeen.extend({ goes_to: optionalText(200) }),
    answer: z.object({ id, goes_to: z.string() }),
    status: 200,
    missing: 'mail_not_found',
    refusals: [...overtaken, 'mail_not_waiting', 'mail_must_not_be_sent_again', 'mail_goes_elsewhere'],
  },
  closeMail: {
    method: 'POST',
    path: '/api/v1/office/mails/:id/close',
    summary: 'Closes a mail that could not be sent: it leaves the list and is not sent any more.',
    access: 'office',
    records: ['mail.closed'],
    decidesAbout: { mail: 'id' },
    params: pathId,
    body: asSeen,
    answer: 'nothing',
    status: 204,
    missing: 'mail_not_found',
    refusals: [...overtaken, 'mail_not_waiting'],
  },
  closeTextMessage: {
    method: 'POST',
    path: '/api/v1/office/text-messages/:id/close',
    summary: 'Closes a text message that could not be sent: it leaves the list.',
    access: 'office',
    records: ['text_message.closed'],
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'text_message_not_found',
    refusals: ['text_message_not_waiting'],
  },
});
