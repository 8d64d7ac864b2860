import { auditAreas } from '../../audit/auditKeys.ts';
import type { ListShape } from './listShape.ts';

/** Everything that staff did and looked at, by whom and when: the audit log of all households. The board alone sees it. */
export const recordList = {
  name: 'record',
  onlyBoard: true,
  columns: [
    { key: 'date', kind: 'day', sorts: true },
    { key: 'time', kind: 'text' },
    { key: 'by', kind: 'text' },
    { key: 'did', kind: 'words', words: 'record' },
    { key: 'membership_no', kind: 'text' },
    { key: 'name', kind: 'text' },
    { key: 'entry_no', kind: 'text', onlyInFile: true },
  ],
  filters: [
    { key: 'area', kind: 'choice', words: 'area', values: auditAreas },
    { key: 'membership_no', kind: 'digits' },
    { key: 'by', kind: 'typed' },
    { key: 'date_from', kind: 'day' },
    { key: 'date_until', kind: 'day' },
  ],
  sort: '-date',
} as const satisfies ListShape;
