import { returnReasons } from '../../post/returned.ts';
import type { ListShape } from './listShape.ts';

/** Where a mail is: `failed` could not be delivered. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail could not be delivered: the address was refused, a week passed, or it could not be made. */
export const mailFailures = ['refused', 'too_old', 'cannot_be_made'] as const;

/** Mails, as long as they are kept. What they say is encrypted, and is in no list. */
export const mailsList = {
  name: 'mails',
  columns: [
    { key: 'date', kind: 'day', sorts: true },
    { key: 'membership_no', kind: 'text', onlyInFile: true },
    { key: 'name', kind: 'text' },
    { key: 'email', kind: 'text' },
    { key: 'mail_state', kind: 'words', words: 'mail_state' },
    { key: 'sent_on', kind: 'day' },
    { key: 'mail_failure', kind: 'words', words: 'mail_failure' },
  ],
  filters: [
    { key: 'mail_state', kind: 'choice', words: 'mail_state', values: mailStates },
    { key: 'mail_failure', kind: 'choice', words: 'mail_failure', values: mailFailures },
    { key: 'date_from', kind: 'day' },
    { key: 'date_until', kind: 'day' },
  ],
  sort: '-date',
} as const satisfies ListShape;

/** Where a letter is. `without_address`: it waits for an address; `withdrawn`: what it told was no longer so. */
export const letterStates = [
  'waiting',
  'without_address',
  'printed',
  'sent',
  'returned',
  'pulled_out',
  'withdrawn',
] as const;
export type LetterState = (typeof letterStates)[number];

/** Letters on paper, as long as they are kept. */
export const lettersList = {
  name: 'letters',
  columns: [
    { key: 'date', kind: 'day', sorts: true },
    { key: 'membership_no', kind: 'text', onlyInFile: true },
    { key: 'name', kind: 'text' },
    { key: 'postal_code', kind: 'text' },
    { key: 'letter_state', kind: 'words', words: 'letter_state' },
    { key: 'sent_on', kind: 'day' },
    { key: 'came_back_on', kind: 'day' },
    { key: 'return_reason', kind: 'words', words: 'return_reason' },
  ],
  filters: [
    { key: 'letter_state', kind: 'choice', words: 'letter_state', values: letterStates },
    { key: 'return_reason', kind: 'choice', words: 'return_reason', values: returnReasons },
    { key: 'date_from', kind: 'day' },
    { key: 'date_until', kind: 'day' },
  ],
  sort: '-date',
} as const satisfies ListShape;
