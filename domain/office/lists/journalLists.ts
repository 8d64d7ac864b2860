import { cashMovements } from '../../cash/cashKinds.ts';
import type { ListShape } from './listShape.ts';

/**
 * What an entry of the journal is. `given_up`: an invoice became void or uncollectible, `owed_again`: it was taken up again.
 * `settled`: an invoice counts as paid without payments, as a former list said. `returned`: the bank took a payment back.
 */
export const journalKinds = [
  'invoice',
  'given_up',
  'owed_again',
  'settled',
  'payment',
  'returned',
  'cash_payment',
  'refund',
  'death_cost',
  ...cashMovements,
  'difference',
] as const;

/**
 * What happened to money, day by day, for the treasurer and the accountant. `claim`: by how much households owe more; `money`: by how
 * much the association has more, at the bank or in the box.
 */
export const journalList = {
  name: 'journal',
  columns: [
    { key: 'date', kind: 'day', sorts: true },
    { key: 'journal_kind', kind: 'words', words: 'journal_kind' },
    { key: 'number', kind: 'text' },
    { key: 'membership_no', kind: 'text', onlyInFile: true },
    { key: 'name', kind: 'text' },
    { key: 'claim', kind: 'euros' },
    { key: 'money', kind: 'euros' },
    { key: 'bank_reference', kind: 'text' },
  ],
  filters: [
    { key: 'journal_kind', kind: 'choice', words: 'journal_kind', values: journalKinds },
    { key: 'date_from', kind: 'day' },
    { key: 'date_until', kind: 'day' },
  ],
  sums: ['claim', 'money'],
  sort: 'date',
} as const satisfies ListShape;

/** Whose account: those who owed, those with money that is on no invoice, or both. */
export const openChoices = ['owing', 'credit', 'either'] as const;
export type OpenChoice = (typeof openChoices)[number];

/**
 * What each household owed at the end of a day, by the days on which money came. `balance` is `owed` less `credit`, and the sum of the
 * journal's claims until that day.
 */
export const openItemsList = {
  name: 'open_items',
  columns: [
    { key: 'membership_no', kind: 'text', sorts: true },
    { key: 'name', kind: 'text' },
    { key: 'status', kind: 'words', words: 'status' },
    { key: 'open_invoices', kind: 'count' },
    { key: 'owed', kind: 'euros', sorts: true },
    { key: 'credit', kind: 'euros', sorts: true },
    { key: 'balance', kind: 'euros' },
  ],
  filters: [
    { key: 'open', kind: 'choice', words: 'open', values: openChoices, initial: 'owing' },
    { key: 'at_end_of', kind: 'day' },
  ],
  sums: ['owed', 'credit', 'balance'],
  sort: 'membership_no',
} as const satisfies ListShape;
