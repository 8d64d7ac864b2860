import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDeed.ts';
import { contract } from '../shared/contract.ts';
import { id, optionalText, pathId } from '../shared/fields.ts';

const asSeen = z.object({ seen });

/** What the office does with a mail that could not be delivered (decision 38). */
export const mailsContract = contract({
  sendMailAgain: {
    method: 'POST',
    path: '/api/v1/office/mails/:id/send-again',
    summary:
      'Puts a mail that could not be sent into the post once more, as it was written, to the address that the household has now.',
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
    summary: 'A mail that could not be sent is not sent any more, and leaves the list.',
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
});
