import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { choice, dayField, linesOfText, optional, pathId } from '../shared/fields.ts';
import { applicationStates } from './applicationState.ts';
import { historyOnly, householdHistory, older } from './householdHistory.ts';
import { householdLists } from './householdLists.ts';
import { application, householdFile, nextHousehold, toDo, toDoCounts } from './officeAnswers.ts';

/** Only staff may use these calls; `office.access.ts` says what only the board may do. */
export const officeContract = contract({
  listApplications: {
    method: 'GET',
    path: '/api/v1/office/applications',
    summary: 'Submitted applications, the hundred oldest, each with its gaps.',
    access: 'office',
    records: 'nothing',
    query: z.object({ state: choice(applicationStates).optional() }),
    answer: z.array(application),
    status: 200,
  },
  getHousehold: {
    method: 'GET',
    path: '/api/v1/office/households/:id',
    summary: 'Everything about one household; the access to identity numbers is recorded.',
    access: 'office',
    records: ['account.seen', 'member.seen'],
    params: pathId,
    answer: householdFile,
    status: 200,
    missing: 'HouseholdNotFound',
  },
  listHistory: {
    method: 'GET',
    path: '/api/v1/office/households/:id/history',
    summary:
      'What happened in a household, the latest first, in pages: conversations, messages, decisions, payments, notes, changes of status.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    query: z.object({ older: older.optional(), only: choice(historyOnly).optional() }),
    answer: householdHistory,
    status: 200,
    missing: 'HouseholdNotFound',
  },
  findNextHousehold: {
    method: 'GET',
    path: '/api/v1/office/households/:id/next',
    summary:
      'The household that follows in the list of applications, or of documents to check, the one before, and the place; a household that has left the list counts as being where it stood.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    query: z.object({ list: choice(householdLists), state: choice(applicationStates).optional() }),
    answer: nextHousehold,
    status: 200,
    missing: 'HouseholdNotFound',
  },
  skipHousehold: {
    method: 'PUT',
    path: '/api/v1/office/households/:id/skip',
    summary: 'Puts a household at the end of the office’s lists, with a note why, until a document comes, or a day.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    body: z.object({ reason: linesOfText(200), until: optional(dayField) }),
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
  },
  endSkip: {
    method: 'DELETE',
    path: '/api/v1/office/households/:id/skip',
    summary: 'Gives a household its place in the office’s lists again.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
  },
  getToDo: {
    method: 'GET',
    path: '/api/v1/office/to-do',
    summary: 'The office’s to-do list; of each kind the hundred that have waited longest.',
    access: 'office',
    records: 'nothing',
    answer: toDo,
    status: 200,
  },
  countToDo: {
    method: 'GET',
    path: '/api/v1/office/to-do/counts',
    summary: 'How much waits on the screens of the office’s menu; each number ends at a hundred.',
    access: 'office',
    records: 'nothing',
    answer: toDoCounts,
    status: 200,
  },
});
