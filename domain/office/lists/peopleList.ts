import { coverVerdicts } from '../../membership/cover.ts';
import { genders } from '../../reference/eligibility.ts';
import { languages } from '../../shared/language.ts';
import { belongings } from './householdsList.ts';
import type { ListShape } from './listShape.ts';

/** How a person belongs to the household. Whether a child has a disability is nobody's business in a list. */
export const listedBases = ['main', 'spouse', 'child', 'nb'] as const;

/** All people, each with their household. */
export const peopleList = {
  name: 'people',
  columns: [
    { key: 'membership_no', kind: 'text', sorts: true },
    { key: 'name', kind: 'text', sorts: true },
    { key: 'basis', kind: 'words', words: 'basis' },
    { key: 'born', kind: 'day', sorts: true },
    { key: 'age', kind: 'count' },
    { key: 'gender', kind: 'words', words: 'gender', onlyInFile: true },
    { key: 'status', kind: 'words', words: 'status' },
    { key: 'since', kind: 'day', sorts: true, onlyInFile: true },
    { key: 'street', kind: 'text', onlyInFile: true },
    { key: 'postal_code', kind: 'text', onlyInFile: true },
    { key: 'city', kind: 'text' },
    { key: 'phone', kind: 'text', onlyInFile: true },
    { key: 'language', kind: 'words', words: 'language', onlyInFile: true },
    { key: 'document_until', kind: 'day', onlyInFile: true },
    { key: 'cover', kind: 'words', words: 'cover' },
    { key: 'cover_on', kind: 'day', onlyInFile: true },
    { key: 'left_on', kind: 'day', onlyInFile: true },
  ],
  filters: [
    { key: 'status', kind: 'choice', words: 'belongs', values: belongings, initial: 'members' },
    { key: 'basis', kind: 'choice', words: 'basis', values: listedBases },
    { key: 'cover', kind: 'choice', words: 'cover', values: coverVerdicts },
    { key: 'gender', kind: 'choice', words: 'gender', values: genders },
    { key: 'language', kind: 'choice', words: 'language', values: languages },
    { key: 'documents', kind: 'choice', words: 'documents', values: ['running_out'] },
    { key: 'age_from', kind: 'digits' },
    { key: 'age_until', kind: 'digits' },
    { key: 'postal_code', kind: 'digits' },
    { key: 'city', kind: 'typed' },
    { key: 'since_from', kind: 'day' },
    { key: 'since_until', kind: 'day' },
  ],
  sort: 'membership_no',
} as const satisfies ListShape;
