import { channels } from '../../members/channel.ts';
import { coverVerdicts } from '../../membership/cover.ts';
import { languages } from '../../shared/language.ts';
import type { ListShape } from './listShape.ts';

/** Who belongs: `members` wait or are active, and `left` are those who no longer do. */
export const belongings = ['members', 'active', 'waiting', 'new', 'left', 'everybody'] as const;
export type Belongs = (typeof belongings)[number];

/** What a household owes: nothing, something, something that was due, or something with its latest reminder. */
export const owedChoices = ['nothing', 'something', 'overdue', 'reminder_1', 'reminder_2', 'reminder_3'] as const;
export type OwedChoice = (typeof owedChoices)[number];

/** All households, by their main member. Who left is out unless chosen. */
export const householdsList = {
  name: 'households',
  columns: [
    { key: 'membership_no', kind: 'text', sorts: true },
    { key: 'name', kind: 'text', sorts: true },
    { key: 'status', kind: 'words', words: 'status' },
    { key: 'since', kind: 'day', sorts: true },
    { key: 'people', kind: 'count', onlyInFile: true },
    { key: 'street', kind: 'text', onlyInFile: true },
    { key: 'postal_code', kind: 'text', onlyInFile: true },
    { key: 'city', kind: 'text' },
    { key: 'state', kind: 'text', onlyInFile: true },
    { key: 'phone', kind: 'text', onlyInFile: true },
    { key: 'email', kind: 'text', onlyInFile: true },
    { key: 'language', kind: 'words', words: 'language', onlyInFile: true },
    { key: 'channel', kind: 'words', words: 'channel', onlyInFile: true },
    { key: 'owed', kind: 'euros', sorts: true },
    { key: 'reminder', kind: 'count' },
    { key: 'document_until', kind: 'day', onlyInFile: true },
    { key: 'silent_since', kind: 'day', onlyInFile: true },
    { key: 'cover', kind: 'words', words: 'cover' },
    { key: 'cover_on', kind: 'day', onlyInFile: true },
    { key: 'left_on', kind: 'day', onlyInFile: true },
  ],
  filters: [
    { key: 'status', kind: 'choice', words: 'belongs', values: belongings, initial: 'members' },
    { key: 'owed', kind: 'choice', words: 'owed', values: owedChoices },
    { key: 'cover', kind: 'choice', words: 'cover', values: coverVerdicts },
    { key: 'language', kind: 'choice', words: 'language', values: languages },
    { key: 'channel', kind: 'choice', words: 'channel', values: channels },
    { key: 'postal_code', kind: 'digits' },
    { key: 'city', kind: 'typed' },
    { key: 'since_from', kind: 'day' },
    { key: 'since_until', kind: 'day' },
    { key: 'documents', kind: 'choice', words: 'documents', values: ['running_out'] },
    { key: 'silent', kind: 'choice', words: 'silent', values: ['silent', 'speaking'] },
  ],
  sort: 'membership_no',
} as const satisfies ListShape;
