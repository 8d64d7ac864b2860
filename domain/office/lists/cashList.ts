import { cashKinds } from '../../cash/cashKinds.ts';
import type { ListShape } from './listShape.ts';

/** What became of an entry: `standing` is neither reversed nor a reversal, `uncounted` was in no count of the box yet. */
export const cashChoices = ['standing', 'reversed', 'uncounted'] as const;
export type CashChoice = (typeof cashChoices)[number];

/** The cash book of all days. */
export const cashList = {
  name: 'cash',
  columns: [
    { key: 'receipt_no', kind: 'text', sorts: true },
    { key: 'date', kind: 'day', sorts: true },
    { key: 'cash_kind', kind: 'words', words: 'cash_kind' },
    { key: 'membership_no', kind: 'text', onlyInFile: true },
    { key: 'name', kind: 'text' },
    { key: 'purpose', kind: 'text' },
    { key: 'payer', kind: 'text', onlyInFile: true },
    { key: 'bill_numbers', kind: 'text' },
    { key: 'amount', kind: 'euros', sorts: true },
    { key: 'reverses_no', kind: 'text', onlyInFile: true },
    { key: 'reversed_by_no', kind: 'text' },
    { key: 'counted_on', kind: 'day' },
    { key: 'by', kind: 'text', onlyInFile: true },
  ],
  filters: [
    { key: 'cash_kind', kind: 'choice', words: 'cash_kind', values: cashKinds },
    { key: 'cash', kind: 'choice', words: 'cash', values: cashChoices },
    { key: 'date_from', kind: 'day' },
    { key: 'date_until', kind: 'day' },
  ],
  sort: '-receipt_no',
} as const satisfies ListShape;
