import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { instant } from '../shared/fields.ts';
import { anyValues, measuredText } from '../shared/measured.ts';
import { DRAFT_MAX_BYTES, draftPlaceOf } from './drafts.ts';

const formName = measuredText(40, 'invalid_choice').refine(
  (name) => draftPlaceOf(name) !== undefined,
  'invalid_choice',
);

// fields that do not belong to the form are dropped, and do not count
const typedValues = anyValues(5 * DRAFT_MAX_BYTES);

/** The typed values, complete or not, and the values that were stored when typing began. */
const draftContent = z.object({ values: typedValues, base: typedValues });

const draftNote = z.object({ form: z.string(), updated_at: instant });

const draft = draftNote.extend(draftContent.shape);

export type Draft = z.output<typeof draft>;
export type DraftContent = z.output<typeof draftContent>;

export const draftsContract = contract({
  listDrafts: {
    method: 'GET',
    path: '/api/v1/me/drafts',
    summary: 'The drafts of forms that were not sent yet, the latest first (D54).',
    access: 'member',
    answer: z.array(draft),
    status: 200,
  },
  keepDraft: {
    method: 'PUT',
    path: '/api/v1/me/drafts/:form',
    summary: 'Stores the draft of a form, at most 20 kB; only the form’s own fields (D54).',
    access: 'member',
    params: z.object({ form: formName }),
    body: draftContent,
    answer: draftNote,
    status: 200,
    missing: 'form_not_found',
  },
  discardDraft: {
    method: 'DELETE',
    path: '/api/v1/me/drafts/:form',
    summary: 'Deletes the draft of a form. Safe to repeat.',
    access: 'member',
    params: z.object({ form: formName }),
    answer: 'nothing',
    status: 204,
    missing: 'form_not_found',
  },
});
