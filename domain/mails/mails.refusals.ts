import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const mailRefusals = {
  /** Unknown, or only its effect key is left. */
  mail_not_found: { kind: 'missing', params: [] },
  /** It was sent meanwhile, is being retried, or was taken off the list. */
  mail_not_waiting: { kind: 'state', params: [] },
  /** Its content is out of date, or meant for one mailbox only: a link, a notice about the account. */
  mail_must_not_be_sent_again: { kind: 'state', params: [] },
  /** It would go to another address than the one shown. */
  mail_goes_elsewhere: { kind: 'state', params: [] },
  /** Unknown, or only its effect key is left. */
  text_message_not_found: { kind: 'missing', params: [] },
  /** It was taken off the list, or was sent. */
  text_message_not_waiting: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(mailRefusals);
