import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const mailRefusals = {
  /** There is none, or nothing is left of it but its key. */
  mail_not_found: { kind: 'missing', params: [] },
  /** It has left meanwhile, is tried once more, or was taken off the list. */
  mail_not_waiting: { kind: 'state', params: [] },
  /** What it says is over, or meant for one mailbox alone: a link, a notice about the account. */
  mail_must_not_be_sent_again: { kind: 'state', params: [] },
  /** It would go elsewhere than was shown. */
  mail_goes_elsewhere: { kind: 'state', params: [] },
  /** There is none, or nothing is left of it but its key. */
  text_message_not_found: { kind: 'missing', params: [] },
  /** It was taken off the list, or has left. */
  text_message_not_waiting: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(mailRefusals);
