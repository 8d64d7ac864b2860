import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { dayField, linesOfText, optional, pathId } from '../shared/fields.ts';
import { note } from './note.ts';

export const notesContract = contract({
  writeNote: {
    method: 'POST',
    path: '/api/v1/office/households/:id/notes',
    summary: 'Notes something about a household, with a day on which the office looks again if wished.',
    access: 'office',
    keyed: true,
    records: ['note.written'],
    params: pathId,
    body: z.object({ words: linesOfText(1000), follow_up_on: optional(dayField) }),
    answer: note,
    status: 201,
    missing: 'HouseholdNotFound',
  },
  endFollowUp: {
    method: 'POST',
    path: '/api/v1/office/notes/:id/done',
    summary: 'Somebody has looked again; the note stays, and leaves the to-do list.',
    access: 'office',
    records: ['note.done'],
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'note_not_found',
  },
});
