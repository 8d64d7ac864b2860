import type { CaseDocument, DeathDocuments } from '../../domain/deaths/deathDocuments.contract.ts';
import { documentsAtADeath } from '../../domain/documents/neededAtADeath.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { fullCase } from './officeDeathStates.ts';
import { answer, press, type ScreenState } from './screenState.ts';

const office = { who: 'office', base: '/office-ui', path: '/deaths/2?part=documents' } as const;
const who = 'office@vefa.example';
const moved_on = toWireDay(day('2027-01-02'));

const passport: CaseDocument = {
  ...{ id: 1, kind: 'passport', name: 'Reisepass von Hüseyin Abdurrahman.pdf', is_entrusted: true },
  ...{ file: { content_type: 'application/pdf', size_bytes: 482_113 }, created_at: '2027-01-02T09:00:00.000Z' },
  ...{ created_by: who, next_moves: ['came_back', 'returned'] },
  originals: [
    { id: 1, moved: 'received', moved_on, person: 'Nesrin Karamustafaoğlu', written_by: who },
    { id: 2, moved: 'handed_on', moved_on, person: 'Bestattung Sonnenschein', written_by: who },
  ],
};
const documents: DeathDocuments = {
  revision: 7,
  documents: [
    passport,
    {
      ...passport,
      ...{ id: 2, kind: 'death_certificate', name: null, created_by: 'Bestattung Sonnenschein', originals: [] },
      ...{ is_entrusted: false, next_moves: ['received'] },
    },
    {
      ...passport,
      ...{ id: 3, kind: 'international_marriage_certificate', name: null, file: null, is_entrusted: false },
      ...{ next_moves: ['received'] },
      originals: [{ id: 3, moved: 'returned', moved_on, person: 'Emine Karamustafaoğlu', written_by: who }],
    },
  ],
  needed: documentsAtADeath({ civil_status: 'married', citizenship_id: 792, permanent_residence: true }, [
    { type: 'passport', refused_at: null },
  ]),
  of_member: [{ id: 8, type: 'passport', name: 'Pass vorne.jpg' }],
  may_change: true,
  may_move: true,
};
const shown = (changed: Partial<DeathDocuments> = {}) => ({
  // the longer path first, because each answers whatever begins with it
  'GET /api/v1/office/deaths/2/documents': answer.json({ ...documents, ...changed }),
  'GET /api/v1/office/deaths/2': answer.json(fullCase),
});

/** Documents of a case and where the originals are. */
export const officeDeathDocumentStates: readonly ScreenState[] = [
  { ...office, name: 'office-death-documents', answers: shown() },
  { ...office, name: 'office-death-documents-none', answers: shown({ documents: [], of_member: [] }) },
  {
    ...office,
    name: 'office-death-document-upload',
    hasDialog: true,
    answers: shown(),
    prepare: ({ page, words }) => press(page, words.officeDeathDocuments.upload),
  },
  {
    ...office,
    name: 'office-death-document-receive',
    hasDialog: true,
    answers: shown(),
    prepare: ({ page, words }) => press(page, words.officeDeathDocuments.receive),
  },
  {
    ...office,
    name: 'office-death-document-move',
    hasDialog: true,
    answers: shown(),
    prepare: ({ page, words }) =>
      page
        .getByRole('button', { name: new RegExp(words.officeDeathDocuments.moveTo.returned) })
        .first()
        .click(),
  },
];
