import { type ListShape, listNames } from './listShape.ts';

/** Who saved which list as a file, with which choice and how many rows. The board alone sees it. */
export const exportsList = {
  name: 'exports',
  onlyBoard: true,
  columns: [
    { key: 'date', kind: 'day', sorts: true },
    { key: 'time', kind: 'text' },
    { key: 'by', kind: 'text' },
    { key: 'list', kind: 'words', words: 'list' },
    { key: 'chosen', kind: 'chosen' },
    { key: 'rows', kind: 'count', sorts: true },
    { key: 'file_format', kind: 'text' },
  ],
  filters: [
    { key: 'list', kind: 'choice', words: 'list', values: listNames },
    { key: 'date_from', kind: 'day' },
    { key: 'date_until', kind: 'day' },
  ],
  sort: '-date',
} as const satisfies ListShape;
