import { aloneKinds } from '../../audit/alone.ts';
import type { ListShape } from './listShape.ts';

/** What one person of the office did, or tried, alone: refused, waiting for a second person, or allowed. For the board. */
export const aloneList = {
  name: 'alone',
  onlyBoard: true,
  columns: [
    { key: 'date', kind: 'day', sorts: true },
    { key: 'time', kind: 'text' },
    { key: 'by', kind: 'text' },
    { key: 'tried', kind: 'words', words: 'tried' },
    { key: 'asked', kind: 'words', words: 'approval' },
    { key: 'outcome', kind: 'words', words: 'outcome' },
    { key: 'times', kind: 'count' },
    { key: 'name', kind: 'text' },
    // the outcome says it on the screen
    { key: 'alone_kind', kind: 'words', words: 'alone_kind', onlyInFile: true },
    { key: 'membership_no', kind: 'text', onlyInFile: true },
    { key: 'rule', kind: 'text', onlyInFile: true },
  ],
  filters: [
    { key: 'alone_kind', kind: 'choice', words: 'alone_kind', values: aloneKinds },
    { key: 'by', kind: 'typed' },
    { key: 'membership_no', kind: 'digits' },
    { key: 'date_from', kind: 'day' },
    { key: 'date_until', kind: 'day' },
  ],
  sort: '-date',
} as const satisfies ListShape;
